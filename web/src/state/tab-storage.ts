// What this tab remembers: a reload keeps it, a closed tab forgets it.

export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; /* a browser that keeps nothing still works until it is reloaded */
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    /* as above */
  }
}
