// The two games, drawn simply.
const svg = (tag, more = {}, ...children) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(more)) if (value !== "") made.setAttribute(key, value);
  made.append(...children.filter(Boolean));
  return made;
};
const div = (className, ...children) => {
  const made = document.createElement("div");
  made.className = className;
  made.append(...children);
  return made;
};
const titled = (title, node) => (node.prepend(svg("title", {}, title)), node);
const text = (x, y, words, className, more = {}) => svg("text", { x, y, class: className, ...more }, words);

function clickable(node, place, spaces, pick) {
  if (!spaces || !spaces.get(place)) return node;
  node.classList.add(...spaces.get(place).split(" "));
  node.addEventListener("click", () => pick(place));
  return node;
}

// Bad Bones: a clearing of 5 × 5 spaces with a border of forest and village around it.

const CELL = 40, WAYS = { "^": [0, -1, 0], ">": [1, 0, 90], v: [0, 1, 180], "<": [-1, 0, 270] };
const SYMBOLS = { blue: "♥", green: "♦", purple: "✦", yellow: "●", red: "▲" };
const ARROWS = { "^": "↑", ">": "→", v: "↓", "<": "←" };
const middle = (space) => [(space.charCodeAt(0) - 96.5 + 1) * CELL, (6.5 - Number(space[1])) * CELL];

function skeleton([model, x, y, facing, colour], i, all) {
  const [symbol, , chief] = model.split(/[-:]/);
  const shift = (i - (all - 1) / 2) * Math.min(14, 30 / all);
  return titled(`${model} ${facing} (${colour})`, svg("g", { transform: `translate(${x + shift} ${y})`, class: `skeleton ${symbol} ${colour}` },
    svg("path", { d: "M0 -14 L6 -7 A9 9 0 1 1 -6 -7 Z", transform: `rotate(${WAYS[facing][2]})` }),
    text(0, 4, SYMBOLS[symbol], "symbol"), chief && text(0, -10, chief.slice(0, 4), "chief")));
}

function trap([face, space]) {
  const [x, y] = middle(space), damaged = face.endsWith("!"), kind = face.replace("!", "");
  const slant = kind.startsWith("wall") && (kind.endsWith("/") ? [12, -12] : [-12, 12]);
  return titled(face, svg("g", { transform: `translate(${x} ${y})`, class: damaged ? "trap damaged" : "trap" },
    svg("rect", { x: -17, y: -17, width: 34, height: 34, rx: 5 }),
    slant ? svg("line", { x1: -slant[0], y1: 12, x2: slant[0], y2: -12 })
      : text(0, 3, kind.slice(0, 9), "", { textLength: kind.length > 6 ? 31 : "", lengthAdjust: "spacingAndGlyphs" })));
}

export function drawBoard(game, table, view, seat, name, spaces, pick) {
  const mine = view.seats[seat - 1], coop = "towers" in mine, plan = game.boards[coop ? "coop" : "versus"];
  const draw = svg("svg", { viewBox: "0 0 280 280", class: "clearing", role: "img", "aria-label": `The board of ${name}` },
    svg("rect", { width: 280, height: 280, rx: 12, class: "forest" }),
    svg("rect", { x: 36, y: coop ? 0 : 240, width: 208, height: 40, rx: 8, class: "village" }));
  const turns = Object.fromEntries(plan.arrows.flatMap((arrow) => arrow.on.map((space) => [space, ARROWS[arrow.turns]])));
  for (const space of game.spaces) {
    const [x, y] = middle(space);
    draw.append(clickable(titled(space, svg("g", { class: "space" }, svg("rect", { x: x - 19, y: y - 19, width: 38, height: 38, rx: 5 }),
      text(x - 16, y + 16, space, "label"), turns[space] && text(x, y + 5, turns[space], "arrow"))), space, spaces, pick));
  }
  draw.append(...mine.traps.map(trap));
  for (const space of coop ? mine.towers : plan.towers) {
    const [x, y] = middle(space);
    draw.append(titled(`tower ${mine.tower ?? ""}`, svg("g", { class: mine.tower === 0 ? "tower ruined" : "tower" }, text(x, y + 12, "♜", ""), text(x + 11, y - 8, String(mine.tower ?? ""), "count"))));
  }
  const walkers = [...mine.skeletons.map(([model, space, facing, colour]) => [model, ...middle(space), facing, colour]),
    ...mine.forest.map(([model, , space, facing, colour]) => {
      const [x, y] = middle(space), [dx, dy] = WAYS[facing];
      return [model, x - dx * CELL, y - dy * CELL, facing, colour];
    })];
  walkers.forEach((one, i) => {
    const same = walkers.filter((other) => other[1] === one[1] && other[2] === one[2]);
    draw.append(skeleton(one, same.indexOf(one), same.length));
  });
  if (mine.hero !== "none") {
    const [x, y] = middle(mine.hero);
    draw.append(titled("hero", svg("g", { class: "hero" }, svg("circle", { cx: x - 10, cy: y - 9, r: 9 }), text(x - 10, y - 4.5, "⚔", ""))));
  }
  const houses = coop ? view.capital : mine.houses;
  draw.append(text(140, coop ? 29 : 269, "⌂".repeat(houses) || "in ashes", "houses"));
  const supply = (coop ? view.supply : mine.supply).reduce((m, item) => m.set(item, (m.get(item) ?? 0) + 1), new Map());
  const held = [...supply].map(([item, n]) => (n > 1 ? `${n} ${item}s` : item)).join(", ") || "nothing";
  const facts = [coop ? `capital ${view.capital}` : `tower ${mine.tower} · houses ${mine.houses}`, `to come: ${mine.cemetery.length} in the cemetery`,
    `supply: ${held}`, mine.weapon !== "none" && `weapon: ${mine.weapon}`, (mine.coins ?? view.coins) && `coins: ${mine.coins ?? view.coins}`];
  const market = seat === 1 && Object.keys(view.market).length && view.phase === "market"
    ? [div("fine", "Market: " + Object.entries(view.market).filter(([, n]) => n).map(([item, n]) => `${item} ${n}`).join(", "))] : [];
  return div("player", div("who", name), draw, div("fine", facts.filter(Boolean).join(" · ")), ...market);
}

// Día de los Muertos: the graveyard as a skull, and a panel for each skeleton.

const FIELDS = ("300,850 290,742 358,772 429,788 500,694 606,628 394,628 424,497 262,612 112,478 122,298 282,142 500,88 718,142 878,298 888,478 "
  + "738,612 576,497 226,492 308,414 394,196 500,250 804,362 722,324 700,430 710,742 642,772 571,788 500,793 204,372 802,472 500,586 500,880")
  .split(" ").map((pair) => pair.split(",").map(Number));

export function drawGraveyard(game, view, name, viewer, spaces, pick) {
  const draw = svg("svg", { viewBox: "60 20 880 930", class: "graveyard", role: "img", "aria-label": "The graveyard" });
  const feasts = { 19: "banquet", 21: "dance", 24: "music" };
  for (const [from, { ways, links }] of Object.entries(game.board.fields))
    for (const to of links.filter((one) => one > from))
      draw.append(svg("line", { x1: FIELDS[from][0], y1: FIELDS[from][1], x2: FIELDS[to][0], y2: FIELDS[to][1],
        class: ways.includes(to) && game.board.fields[to].ways.includes(Number(from)) ? "" : "oneway" }));
  FIELDS.forEach(([x, y], field) => {
    const feast = feasts[field], pile = view.piles[field];
    const kind = feast ? "feast" : pile ? "den" : field === 32 ? "goal" : "";
    draw.append(clickable(titled(`field ${field}`, svg("g", { class: "field " + kind }, svg("circle", { cx: x, cy: y, r: 30 }),
      text(x, y + 8, field, "number"),
      feast && text(x, y - 38, `${feast} ${view.festivity[feast]}`, "note"),
      field === 0 && text(x - 62, y + 8, "start", "note"), pile?.length && text(x, y - 38, pile.join(", "), "note"))), String(field), spaces, pick));
  });
  const pieces = [...view.seats.map((one, i) => [one.at, String(i + 1), `seat${i + 1}`, name(i + 1)]),
    [view.dog, "D", "dog", "the dog"], [view.gravedigger, "G", "digger", "the gravedigger"]];
  pieces.forEach((one) => {
    const same = pieces.filter((other) => other[0] === one[0]), i = same.indexOf(one), [x, y] = FIELDS[one[0]];
    const at = [x + (i - (same.length - 1) / 2) * 36, y + 38];
    draw.append(titled(one[3], svg("g", { class: "piece " + one[2] }, svg("circle", { cx: at[0], cy: at[1], r: 20 }), text(at[0], at[1] + 8, one[1], ""))));
  });
  const bones = (back) => `${back} ${back === 1 ? "bone" : "bones"}`;
  const panels = view.order.map((seat) => {
    const one = view.seats[seat - 1];
    const cards = (one.hand ?? one.backs.map(bones)).map((card) => {
      const made = document.createElement("span");
      made.className = one.hand ? "card front" : "card";
      made.textContent = card;
      return made;
    });
    const laid = one.laid || (one.laid_back ? `${bones(one.laid_back)}, face down` : "");
    return div(`player panel${view.turn === seat ? " turn" : ""}`, div(`who seat${seat}`, `${seat} · ${name(seat)}`),
      div("", `field ${one.at || "start"} · arms ${one.arms} · legs ${one.legs}${one.rank ? ` · home, rank ${one.rank}` : ""}`),
      div("", one.festivities.length ? `celebrated: ${one.festivities.join(", ")} · ` : "", `${one.points} points`),
      div("cards", ...cards), laid ? div("", `laid: ${laid}`) : "");
  });
  const table = div("player panel fine", `Draw pile ${view.deck} · discards ${view.discards.length}`
    + (view.played ? ` · played: ${view.played}` : "") + (view.points ? ` · ${view.points} points to move` : "")
    + (view.jaws.length ? ` · the dog has ${view.jaws.join(", ")}` : ""));
  return [draw, [...panels, table]];
}
