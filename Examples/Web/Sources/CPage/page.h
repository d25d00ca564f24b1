// The functions of JavaScript that the host calls. An element of the page is a number, and 0 is none. Texts are UTF-8.

#ifdef __wasm__
#define FROM_PAGE(name) __attribute__((import_module("page"), import_name(name)))
#else
#define FROM_PAGE(name)
#endif

typedef const unsigned char *page_text;

// The element with an id.
FROM_PAGE("find") int page_find(page_text id, int length);
// A copy of the element in a template, as the last child of another element.
FROM_PAGE("make") int page_make(page_text id, int length, int parent);
// The element with a name in `data-part` inside another one.
FROM_PAGE("part") int page_part(int element, page_text name, int length);
// Takes an element away, and forgets its number and those of what is inside.
FROM_PAGE("remove") void page_remove(int element);
// Puts children into an order, and leaves the one with the focus or the selection where it is.
FROM_PAGE("order") void page_order(int parent, const int *children, int count);
// Replaces the text of an element, or what is typed in a field.
FROM_PAGE("text") void page_set_text(int element, page_text text, int length);
// Sets an attribute, or removes it if the length is -1.
FROM_PAGE("attribute")
void page_set_attribute(int element, page_text name, int name_length, page_text text, int length);
// Copies what is typed in a field, and returns how many bytes that has, which may be more than there was room for.
FROM_PAGE("value") int page_value(int element, unsigned char *text, int capacity);
// Sends events of a kind to `event`: 0 click, 1 to 4 pointer down, move, up and cancel, 5 key down, 6 submit. The detail of a key is its
// number, and of the others 1 for a mouse, plus 2 if it is pressed.
FROM_PAGE("listen") void page_listen(int element, int kind);
FROM_PAGE("focus") void page_focus(int element);
// Where an element is in the window: x, y, and the width and the height inside its border.
FROM_PAGE("rect") void page_rect(int element, double *numbers);

// Styles. The 16 numbers of a matrix are by rows.
FROM_PAGE("transform") void page_set_transform(int element, const double *numbers);
// 0 opacity, 1 width, 2 height, 3 radius of the corners, 4 place in the drawing order, 5 width of the border.
FROM_PAGE("number") void page_set_number(int element, int property, double number);
// How far the clip is inside the top, the right, the bottom and the left edge, and its radius. No clip if the radius is negative.
FROM_PAGE("clip")
void page_set_clip(int element, double top, double right, double bottom, double left, double radius);
// The filters blur, contrast, saturation, rotation of hues in radians, and grayscale; then dx, dy and radius of the shadow, and its color.
FROM_PAGE("effects") void page_set_effects(int element, const double *numbers);
// 0 the background, 1 the colour over the content, 2 the border.
FROM_PAGE("color")
void page_set_color(int element, int property, double red, double green, double blue, double alpha);

// Asks for one call of `frame`.
FROM_PAGE("requestFrame") void page_request_frame(void);
// Adds an entry to the history of the browser; -1 goes back by one.
FROM_PAGE("visit") void page_visit(int number);
// 0 whether the user prefers reduced motion, 1 whether text runs from right to left, 2 the number of the entry in the history.
FROM_PAGE("state") int page_state(int which);
