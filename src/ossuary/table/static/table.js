// A plain page to play at: shows what the table tells, sends what is clicked, knows no rules. docs/protocol.md.
import { drawBoard, drawGraveyard } from "./draw.js";
import { QUESTIONS, VERBS, happened } from "./words.js";

const $ = (id) => document.getElementById(id);
const h = (tag, more = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), more);
  made.append(...children.filter((child) => child || child === 0));
  return made;
};
const tableId = location.pathname.match(/^\/t\/([^/]+)$/)?.[1];
let table, game, socket, seats = [], skew = 0, pending = null, picked = "", opened = "", tries = 0, closed = "", refs = 0;
const LOST = "The line is lost; coming back by itself …";
const seen = {};  // by viewer: the last full update, and all events

async function api(method, path, body) {
  const answer = await fetch("/api" + path, {
    method, headers: { "content-type": "application/json" }, body: method === "GET" ? undefined : JSON.stringify(body ?? {}) });
  const told = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(told?.detail ?? answer.statusText);
  return told;
}

function banner(text) {
  $("banner").hidden = !text;
  $("banner").textContent = text;
}

const attempt = (work) => work().catch((problem) => banner(problem.message));
const value = () => [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");

async function whoAmI() {
  const known = await api("GET", "/people/me").catch(() => null);
  const me = known?.id ? known
    : await api("POST", "/people", { name: $("name").value.trim() || localStorage.name || "Guest" });
  $("name").value = localStorage.name = me.name;
}

// Home.

async function home() {
  $("home").hidden = false;
  $("name").value = localStorage.name ?? "";
  document.querySelectorAll(".poster").forEach((form) => form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => makeTable(form, event.submitter.value));
  }));
  const tables = await api("GET", "/tables").catch(() => []);
  $("mine").hidden = !tables.length;
  $("mine").lastElementChild.replaceChildren(...tables.slice(0, 12).map((one) => h("li", {},
    h("a", { href: "/t/" + one.id, textContent: document.querySelector(`[data-game=${one.game}] h2`).textContent }),
    ` · ${one.seats.length} seats · ${one.status} · ${new Date(one.since).toLocaleString()}`)));
}

async function makeTable(form, others) {
  await whoAmI();
  const rest = Array(Number(form.seats.value) - 1).fill({ kind: others });
  const options = form.options?.value ? form.options.value.split(" ") : [];
  const made = await api("POST", "/tables", { game: form.dataset.game, seats: [{ kind: "person" }, ...rest], options });
  if (others === "bot") await api("POST", `/tables/${made.id}/seats/1/ready`, { value: value() });
  location.href = "/t/" + made.id;
}

// A table: the line to it.

async function sitDown() {
  $("game").hidden = false;
  const [, seat, key] = location.hash.match(/^#(\d)\.(.+)$/) ?? [];
  if (seat) {
    await whoAmI();
    await api("POST", `/tables/${tableId}/seats/${seat}/claim`, { key }).catch((problem) => banner(problem.message));
    history.replaceState(null, "", location.pathname);
  }
  table = await api("GET", "/tables/" + tableId);
  game = await api("GET", "/games/" + table.game);
  document.body.classList.add(table.game);
  const me = await api("GET", "/people/me").catch(() => null);
  $("name").value = me?.name ?? "";
  connect();
  setInterval(showTime, 250);
}

function connect() {
  seats = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${tableId}/socket`);
  const viewers = seats.length ? seats : [0];
  const since = Object.fromEntries(viewers.map((viewer) => [viewer, seen[viewer]?.events.length ?? 0]));
  socket.onopen = () => socket.send(JSON.stringify({ type: "join", seats, since }));
  socket.onmessage = (message) => hear(JSON.parse(message.data));
  socket.onclose = () => {
    if (closed) return banner(closed);
    banner(LOST);
    setTimeout(connect, Math.min(5000, 300 * 2 ** tries++));
  };
}

function say(message) {
  pending = { ...message, ref: ++refs };
  socket.send(JSON.stringify(pending));
  show();
}

function hear(message) {
  if (message.type === "welcome") {
    [table, skew, tries] = [message.table, message.now - Date.now(), 0];
    if ($("banner").textContent === LOST) banner("");
    if (pending) socket.send(JSON.stringify(pending));  // said twice is acknowledged twice, and done once
  } else if (message.type === "table") {
    table = message.table;
  } else if (message.type === "update") {
    const { viewer, first, events } = message;
    const before = seen[viewer] ?? { events: [] };
    if (first !== before.events.length) before.events = Array(first);  // too much was missed: only the view is whole
    seen[viewer] = { ...before, clocks: undefined, ...message, events: [...before.events, ...events] };
    if ("asked" in message) [seen[viewer].closes, picked] = [message.closes, ""];
  } else if (message.type === "ack" || message.type === "refused") {
    if (message.ref === pending?.ref) pending = null;
    banner(message.detail ?? "");
  } else if (message.type === "bye") {
    closed = { deleted: "This table was deleted.", "handed-over": "You have given this seat away.", restart: "", slow: "",
      "too-fast": "", "too-many-sockets": "" }[message.code] ?? $("banner").textContent;
  }
  show();
}

// A table: what is seen.

const name = (seat) => seats.includes(seat) ? "You" : table.seats[seat - 1].name || `Bot ${seat}`;
const names = (some) => some.map(name).join(", ");

function show() {
  const viewer = seats.find((seat) => seen[seat]?.asked) ?? seats[0] ?? 0;
  const now = seen[viewer];
  $("where").textContent = game.title + (now ? ` · round ${now.view.round} · ${now.over ? "over" : now.view.phase}` : "");
  document.title = (now?.asked ? "Your turn · " : "") + "Ossuary";
  $("lobby").hidden = Boolean(now);
  document.querySelector("aside").hidden = !now;
  if (!now) return showLobby();
  showQuestion(viewer, now);
  const at = Math.max(viewer, 1);
  const spaces = new Map(now.options.map((option) => [place(option), "legal"]));
  const pick = (at) => {
    const there = now.options.filter((option) => place(option) === at);
    if (there.length === 1) answer(viewer, now, there[0].words);
    else picked = picked === at ? "" : at;
    show();
  };
  if (picked) spaces.set(picked, "legal picked");
  if (table.game === "bad-bones") {
    const boards = now.view.seats.map((_, i) => drawBoard(game, table, now.view, i + 1, name(i + 1), i + 1 === at && spaces, pick));
    $("board").replaceChildren(boards[at - 1]);
    $("others").replaceChildren(...boards.filter((_, i) => i !== at - 1));
  } else {
    const [map, panels] = drawGraveyard(game, now.view, name, viewer, spaces, pick);
    $("board").replaceChildren(map);
    $("others").replaceChildren(...panels);
  }
  const lines = now.events.map((event) => happened(table.game, event, name)).filter(Boolean);
  $("log").replaceChildren(...lines.slice(-80).reverse().map((line) => h("li", { className: line[0] === "—" ? "mark" : "" }, line)));
}

function showLobby() {
  const places = table.seats.map((seat) => {
    const link = table.links?.[seat.seat] && location.origin + table.links[seat.seat];
    return h("li", {}, `Seat ${seat.seat}: ${seat.kind === "bot" ? `bot (${seat.level})` : seat.name || "waits for a friend"}`,
      seat.ready ? " · ready" : seat.here ? " · here" : "",
      link && h("span", { className: "link" }, h("input", { value: link, readOnly: true, ariaLabel: `Link to seat ${seat.seat}` }),
        h("button", { onclick: (e) => navigator.clipboard.writeText(link).then(() => { e.target.textContent = "Copied"; }) }, "Copy")),
      seat.mine && !seat.ready && h("button", { className: "main",
        onclick: () => say({ type: "act", seat: seat.seat, do: "ready", value: value() }) }, "I am ready")) });
  const hint = table.links && Object.keys(table.links).length ? "Send each friend one of these links. " : "";
  $("lobby").replaceChildren(h("h2", {}, "Who plays"), h("ul", {}, ...places),
    h("p", {}, hint + "The game begins when everyone is ready."), h("p", { className: "fine" }, `Chance is committed to: ${table.commit}`));
}

const act = (seat, what) => say({ type: "act", seat, do: what });
const answer = (seat, now, words) =>
  say({ type: "answer", seat, question: now.asked.question, words, ready: localStorage.ready === "yes" });
const button = (text, onclick, className = "") => h("button", { onclick, className, disabled: pending != null }, text);

function showQuestion(viewer, now) {
  const focused = $("ask").contains(document.activeElement);
  const { asked } = now, kind = asked?.kind;
  const wait = now.over ? ending(now) : now.waiting.length ? `Waiting for ${names(now.waiting)} …` : "…";
  const about = Object.entries(asked?.about ?? {}).filter(([, v]) => v).map(([k, v]) => `${k} ${v}`).join(", ");
  const groups = Object.entries(Object.groupBy(picked ? now.options.filter((o) => place(o) === picked) : now.options, group));
  const choice = (text) => (option) => button(text(option), () => answer(viewer, now, option.words));
  const fields = groups.filter(([, options]) => options.length > 1).map(([label, options]) => {
    const buttons = options.map(choice((option) => option.words.slice(label.length).trim()));
    if (now.options.length < 12) return h("fieldset", {}, h("legend", {}, title(label)), ...buttons);
    return h("details", { name: "group", open: opened === label, ontoggle: (e) => { if (e.target.open) opened = label; } },
      h("summary", {}, title(label)), h("fieldset", { ariaLabel: title(label) }, ...buttons));
  });
  const single = groups.filter(([, options]) => options.length === 1).map(([, [option]]) => option);
  if (single.length) fields.push(h("fieldset", { ariaLabel: "Other answers" }, ...single.map(choice((option) => title(option.words)))));
  const seat = table.seats[viewer - 1];
  const away = seat && seat.pilot !== "person" && !now.over;
  $("ask").className = asked ? "mine" : "";
  $("ask").replaceChildren(
    h("h2", {}, away ? "A bot plays for you." : asked ? QUESTIONS[`${table.game} ${kind}`] ?? QUESTIONS[kind] ?? kind : wait),
    ...(asked && about ? [h("p", { className: "fine" }, about)] : []), h("p", { id: "time", className: "fine" }), ...fields,
    h("p", { className: "acts" },
      kind === "ready" ? button("Ready", () => act(viewer, "ready"), "main") : null,
      now.undo ? button("Undo", () => act(viewer, "undo")) : null,
      viewer && now.ready.includes(viewer) ? button("Not ready yet", () => act(viewer, "unready")) : null,
      kind === "hold" || kind === "dodge" ? button("Don't ask me again this round", () => act(viewer, "let-round")) : null,
      away && !seat.resigned ? button("Play on myself", () => act(viewer, "return"), "main") : null,
      viewer && !now.over && !away ? button("Let a bot play on", () => act(viewer, "leave")) : null,
      now.over && viewer ? button("Play again", () => attempt(async () => {
        location.href = "/t/" + (await api("POST", `/tables/${tableId}/rematch`)).id; }), "main") : null,
      now.over ? h("a", { href: `/api/tables/${tableId}/record` }, "Download the record") : null,
      now.over ? button("Was chance fair?", () => attempt(async () => {
        const found = await api("GET", `/tables/${tableId}/verify`);
        banner(`Chance: ${found.chance}. ${found.answers} answers and ${found.digests} digests ${found.holds ? "hold" : "do not hold"}.`);
      })) : null),
    viewer && !now.over ? h("label", { className: "fine" }, h("input", { type: "checkbox", checked: localStorage.ready === "yes",
      onchange: (e) => { localStorage.ready = e.target.checked ? "yes" : "no"; } }), " Say ready with my last answer") : "");
  if (focused) ($("ask").querySelector("button") ?? $("ask")).focus();
}

const title = (words) => words.replace(/^\S+/, (verb) => VERBS[verb] ?? verb);
const place = (option) => option.space ?? option.field;
const group = (option) => [option.verb, option.trap ?? (option.verb === "use" ? option.item : null)].filter(Boolean).join(" ");

function ending({ result }) {
  const scores = result.scores.map((score, i) => `${name(i + 1)} ${score}`).join(", ");
  return `The game is over (${result.cause}). ${result.winners.length ? `Won by ${names(result.winners)}.` : "Nobody has won."} ${scores}`;
}

function showTime() {
  const now = Object.values(seen).find((one) => one.closes || one.clocks);
  if (!now || !$("time")) return;
  const left = (at) => Math.max(0, Math.ceil((at - skew - Date.now()) / 1000)) + " s";
  const clocks = Object.entries(now.clocks ?? {}).filter(([, clock]) => clock.deadline).map(([s, clock]) => `${name(+s)} ${left(clock.deadline)}`);
  $("time").textContent = now.closes && !now.over ? `Reactions are opened in ${left(now.closes)}` : clocks.join(" · ");
}

$("name").addEventListener("change", () => attempt(async () => {
  const wish = $("name").value.trim();
  await whoAmI();
  if (wish) $("name").value = localStorage.name = (await api("PUT", "/people/me", { name: wish })).name;
}));
attempt(tableId ? sitDown : home);
