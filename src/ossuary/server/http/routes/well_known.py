"""What programs look for at addresses that are the same on every site: robots.txt and security.txt."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException

from ossuary.server.host.settings import Settings
from ossuary.server.http.auth import InjectedRooms

SECURITY_TXT = "/.well-known/security.txt"
# Tables are for the people who have their links. The rules are for everybody, and the page gets them from the API.
ROBOTS = """User-agent: *
Disallow: /api/
Allow: /api/games
Disallow: /games
Disallow: /replay/
Disallow: /t/
"""
A_DAY = {"cache-control": "public, max-age=86400"}
VALID = timedelta(days=180)  # RFC 9116 asks for less than a year


def security_txt(settings: Settings, now: datetime) -> str:
    """Whom to tell about a weakness, as RFC 9116 lays it out; it changes once a day."""
    midnight = datetime.combine(now.astimezone(UTC).date(), time(), UTC)
    lines = [f"Contact: {settings.security_contact}", f"Expires: {(midnight + VALID).isoformat()}"]
    if settings.origin:
        lines.append(f"Canonical: {settings.origin}{SECURITY_TXT}")
    return "".join(f"{line}\n" for line in lines)


@get("/robots.txt", media_type=MediaType.TEXT)
async def robots() -> Response[str]:
    return Response(ROBOTS, headers=A_DAY)


@get(SECURITY_TXT, media_type=MediaType.TEXT)
async def security(rooms: InjectedRooms) -> Response[str]:
    """Nothing where the host has named no contact, since the contact is what the file is for."""
    if not rooms.settings.security_contact:
        raise NotFoundException
    return Response(security_txt(rooms.settings, datetime.now(UTC)), headers=A_DAY)


router = Router("/", route_handlers=[robots, security], include_in_schema=False)
