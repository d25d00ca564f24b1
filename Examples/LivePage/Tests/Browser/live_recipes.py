"""The transitions of the gallery as recipes of the live page."""

LEADING, TRAILING, TOP, BOTTOM = range(4)


def part(name, *children, **values):
    """A part with values by their names; the others are those of the catalogue."""
    return {"part": name, "values": values, "parts": list(children)}


# All but one whose pieces differ by their number, which no recipe can say.
RECIPES = {
    "identity": part("identity.navigation"),
    "slide": part("slide"),
    "slide.vertical": part("slide", edge=BOTTOM),
    "fade.in": part("fade", style=0),
    "fade.out": part("fade", style=1),
    "fade.cross": part("fade", style=2),
    "dissolve": part("dissolve.navigation"),
    "swing": part("swing"),
    "zoom": part("zoom"),
    "flip": part("flip", axis=0),
    "flip.vertical": part("flip", axis=1),
    "cover": part("cover"),
    "cover.bottom": part("cover", edge=BOTTOM),
    "uncover": part("uncover"),
    "uncover.bottom": part("uncover", edge=BOTTOM),
    "parallaxPush": part("parallaxPush"),
    "push.trailing": part("push.navigation"),
    "push.bottom": part("push.navigation", edge=BOTTOM),
    "pull": part("pull"),
    "pageIn": part("pageIn"),
    "pageOut": part("pageOut"),
    "slide.leading": part("slide", edge=LEADING),
    "zoomSlide": part("zoomSlide"),
    "zoomIn": part("zoomIn"),
    "zoomOut": part("zoomOut"),
    "move.leading": part("move", edge=LEADING),
    "move.trailing": part("move", edge=TRAILING),
    "move.top": part("move", edge=TOP),
    "move.bottom": part("move", edge=BOTTOM),
    "offset": part("offset", x=150, y=80),
    "opacity": part("opacity"),
    "rotate": part("rotate", angle=70),
    "rotate3D": part("rotate3D", angle=45),
    "scale": part("scale"),
    "scale.anchor": part("scale", factor=0.5, anchorX=0, anchorY=0),
    "layoutScale": part("layoutScale", x=0.5, y=1),
    "zPosition": part("zPosition"),
    "bringToFront": part("onInsertion", part("bringToFront")),
    "sendToBack": part("asymmetric", part("sendToBack"), part("opacity")),
    "blur": part("blur", radius=20),
    "clip": part("clip", trailing=1),
    "cornerRadius": part("cornerRadius", radius=40),
    "overlay": part("overlay", color=0, opacity=0.4),
    "shadow": part("shadow", radius=12, y=6),
    "move.ownSize": part("move", edge=BOTTOM, relativeTo=1),
    "push": part("push", edge=TRAILING),
    "slideThrough": part("slideThrough"),
    "blurReplace": part("blurReplace"),
    "blurReplace.upUp": part("blurReplace", configuration=1),
    "clipReveal": part("clipReveal"),
    "iris": part("iris", anchorX=0.5, anchorY=0),
    "wipe": part("wipe", edge=LEADING),
    "slidingDoors": part("slidingDoors"),
    "blinds": part("blinds", count=6),
    "checkerboard": part("checkerboard", rows=4, columns=3),
    "pieces.mosaic": part("mosaic", rows=5, columns=4),
    "explode": part("explode", rows=5, columns=4),
}

# With which timing both are compared.
TIMING = ["--animation", "bouncy:0.5"]

# Defines `recipeOf(part)`: a node of the page, in the timing above.
RECIPE_OF = """window.recipeOf = (given, isInside) => {
    const node = live.nodeOf(given.part, given.parts.map((part) => recipeOf(part, true)));
    const part = live.catalogue.parts.find(({ name }) => name === given.part);
    for (const [name, value] of Object.entries(given.values)) {
        const index = part.parameters.findIndex((parameter) => parameter.name === name);
        if (index < 0) throw Error(`${given.part} has no ${name}`);
        node.values[index] = value;
    }
    if (isInside) return node;
    const spring = live.nodeOf("spring");
    spring.values = [0.5, 0.3];
    return { part: part.kind === "navigation" ? "animated.navigation" : "animated", values: [], parts: [node, spring] };
}, true"""
