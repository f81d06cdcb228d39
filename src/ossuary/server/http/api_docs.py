"""The API's documents as a page to read: plain HTML made from the OpenAPI document, without a script."""

from __future__ import annotations

import json
from html import escape
from typing import Any

REF = "#/components/schemas/"
STYLE = "/handbook.css"
PROBLEMS = "400"  # and above
METHODS = ("get", "post", "put", "delete")
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: the API</title>
<link rel="stylesheet" href="{style}">
</head>
<body>
<header><h1>{title} <small>{version}</small></h1><p>{about}</p>
<p><a href="/api/schema/openapi.json">The same for machines</a>: OpenAPI {openapi}.</p></header>
<nav aria-label="Contents">{contents}</nav>
<main>{sections}
<section id="shapes"><h2>Shapes</h2><p>What is sent and answered, by name.</p>
{shapes}</section></main>
</body>
</html>
"""

Node = dict[str, Any]


def handbook(document: Node) -> str:
    """The whole page."""
    shapes = document["components"]["schemas"]
    grouped: dict[str, list[str]] = {tag["name"]: [] for tag in document["tags"]}
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                grouped[item[method]["tags"][0]].append(operation(path, method, item[method], shapes))
    about = {tag["name"]: tag["description"] for tag in document["tags"]}
    sections = [
        f'<section id="{tag}"><h2>{tag.title()}</h2><p>{prose(about[tag])}</p>\n{"".join(found)}</section>\n'
        for tag, found in grouped.items()
    ]
    info = document["info"]
    return PAGE.format(
        title=escape(info["title"]),
        version=escape(info["version"]),
        style=STYLE,
        about=prose(info["description"]),
        openapi=document["openapi"],
        contents="".join(f'<a href="#{tag}">{tag}</a> ' for tag in [*grouped, "shapes"]),
        sections="".join(sections),
        shapes="".join(shape(name, node) for name, node in sorted(shapes.items())),
    )


def operation(path: str, method: str, node: Node, shapes: Node) -> str:
    needs = '<p class="fine">Needs a person: the cookie, or the token as bearer.</p>' if "security" in node else ""
    parts = [
        f'<article id="{escape(node["operationId"])}"><h3>{escape(node["summary"])}</h3>',
        f'<p class="call"><b class="{method}">{method.upper()}</b> <code>{soft(path)}</code></p>',
        f"<p>{prose(node.get('description', ''))}</p>{needs}",
    ]
    if node.get("parameters"):
        parts.append(f"<h4>Parameters</h4><dl>{''.join(parameter(each) for each in node['parameters'])}</dl>")
    if "requestBody" in node:
        parts.append(body(node["requestBody"]["content"]["application/json"]["schema"], shapes))
    good = "".join(response(status, each) for status, each in node["responses"].items() if status < PROBLEMS)
    bad = "".join(
        entry(status, "", each["description"]) for status, each in node["responses"].items() if status >= PROBLEMS
    )
    problems = f'<h4>Problems</h4><dl class="narrow">{bad}</dl>'
    return "".join([*parts, f'<h4>Answer</h4><dl class="narrow">{good}</dl>{problems}</article>\n'])


def parameter(node: Node) -> str:
    where = node["in"] + ("" if node["required"] else ", optional")
    return entry(node["name"], f"{kind(node['schema'])} <i>{where}</i>", node.get("description", ""))


def body(schema: Node, shapes: Node) -> str:
    """Its shape, field by field, and an example."""
    name = name_of(schema)
    example = (schema.get("examples") or shapes[name].get("examples") or [None])[0]
    shown = f"<pre>{escape(json.dumps(example, ensure_ascii=False, indent=2))}</pre>" if example else ""
    return f"<h4>Body: {kind(schema)}</h4>{fields(shapes[name])}{shown}"


def response(status: str, node: Node) -> str:
    kinds = [kind(content["schema"]) for content in node.get("content", {}).values()]
    return entry(status, kinds[0] if kinds else "", node["description"])


def shape(name: str, node: Node) -> str:
    return (
        f'<article id="{name}"><h3><code>{name}</code></h3><p>{prose(node.get("description", ""))}</p>'
        f"{fields(node)}</article>\n"
    )


def fields(node: Node) -> str:
    required = node.get("required", [])
    told = [
        entry(name, kind(each) + ("" if name in required else " <i>optional</i>"), each.get("description", ""))
        for name, each in node.get("properties", {}).items()
    ]
    return f"<dl>{''.join(told)}</dl>" if told else ""


def entry(name: str, what: str, about: str) -> str:
    told = ". ".join(filter(None, (what, prose(about))))
    return f"<div><dt><code>{escape(name)}</code></dt><dd>{told}</dd></div>"


def name_of(schema: Node) -> str:
    """The shape that a schema refers to, if it does."""
    inner = schema.get("allOf", [schema])[0]
    return str(inner.get("$ref", "")).removeprefix(REF)


def kind(schema: Node) -> str:
    """A type in few words."""
    name = name_of(schema)
    if name:
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema:
        return " · ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return " or ".join(kind(each) for each in choices)
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}{bounds(schema, 'minItems', 'maxItems')}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map of {kind(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything"))) + limits(schema)


def limits(schema: Node) -> str:
    return bounds(schema, "minimum", "maximum") + bounds(schema, "minLength", "maxLength", " characters")


def bounds(schema: Node, least: str, most: str, unit: str = "") -> str:
    low, high = schema.get(least), schema.get(most)
    if low is None and high is None:
        return ""
    if high is None:
        return f", at least {low:g}{unit}"
    return f", {low:g}–{high:g}{unit}" if low is not None else f", at most {high:g}{unit}"


def soft(path: str) -> str:
    """May be broken behind a slash."""
    return escape(path).replace("/", "/<wbr>")


def prose(text: str) -> str:
    """Escaped; what stands in `ticks` is code."""
    pieces = escape(" ".join(text.split())).split("`")
    return "".join(f"<code>{piece}</code>" if number % 2 else piece for number, piece in enumerate(pieces))
