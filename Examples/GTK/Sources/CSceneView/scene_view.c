#include "scene_view.h"

#include <math.h>
#include <string.h>

#define SCENE_TYPE_VIEW (scene_view_get_type())
G_DECLARE_FINAL_TYPE(SceneView, scene_view, SCENE, VIEW, GtkWidget)

struct _SceneView {
  GtkWidget parent_instance;
  SceneViewFunctions functions;
  void *host;
  guint tick;
};

G_DEFINE_TYPE(SceneView, scene_view, GTK_TYPE_WIDGET)

static void scene_view_measure(
  GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
  int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void scene_view_size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
  SceneView *view = SCENE_VIEW(widget);
  if (view->host) view->functions.allocate(view->host, width, height);
}

static void scene_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
  SceneView *view = SCENE_VIEW(widget);
  if (view->host) view->functions.snapshot(view->host, snapshot);
}

static void scene_view_dispose(GObject *object)
{
  SceneView *view = SCENE_VIEW(object);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(view)))) gtk_widget_unparent(child);
  if (view->tick) gtk_widget_remove_tick_callback(GTK_WIDGET(view), view->tick);
  view->tick = 0;
  void *host = view->host;
  view->host = NULL;
  if (host) view->functions.release(host);
  G_OBJECT_CLASS(scene_view_parent_class)->dispose(object);
}

static void scene_view_class_init(SceneViewClass *class)
{
  G_OBJECT_CLASS(class)->dispose = scene_view_dispose;
  GTK_WIDGET_CLASS(class)->measure = scene_view_measure;
  GTK_WIDGET_CLASS(class)->size_allocate = scene_view_size_allocate;
  GTK_WIDGET_CLASS(class)->snapshot = scene_view_snapshot;
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "scene");
}

static void scene_view_init(SceneView *view) {}

static GtkWidget *child_around(SceneView *view, GtkWidget *widget)
{
  while (widget && gtk_widget_get_parent(widget) != GTK_WIDGET(view)) widget = gtk_widget_get_parent(widget);
  return widget;
}

GtkWidget *scene_view_child_at(GtkWidget *view, double x, double y)
{
  return child_around(SCENE_VIEW(view), gtk_widget_pick(view, x, y, GTK_PICK_DEFAULT));
}

static gboolean press_key(SceneView *view, GdkEvent *event)
{
  guint key = gdk_key_event_get_keyval(event);
  gboolean has_alt = gdk_event_get_modifier_state(event) & GDK_ALT_MASK;
  if (key == GDK_KEY_Escape || (key == GDK_KEY_Left && has_alt)) return view->functions.back(view->host);
  if (!has_alt || (key != GDK_KEY_Up && key != GDK_KEY_Down)) return FALSE;
  GtkWidget *child = child_around(view, gtk_root_get_focus(gtk_widget_get_root(GTK_WIDGET(view))));
  return child && view->functions.move(view->host, child, key == GDK_KEY_Up ? -1 : 1);
}

// What leaves takes no touches, and lets none through.
static gboolean keep_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data)
{
  SceneView *view = SCENE_VIEW(data);
  switch (gdk_event_get_event_type(event)) {
  case GDK_KEY_PRESS:
    return view->host && press_key(view, event);
  case GDK_BUTTON_PRESS:
    // The back button of a mouse is the eighth.
    if (gdk_button_event_get_button(event) == 8) return view->host && view->functions.back(view->host);
    break;
  case GDK_TOUCH_BEGIN:
    break;
  default:
    return FALSE;
  }
  double x, y;
  if (!view->host || !gdk_event_get_position(event, &x, &y)) return FALSE;
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(view));
  double left, top;
  gtk_native_get_surface_transform(native, &left, &top);
  gtk_widget_translate_coordinates(GTK_WIDGET(native), GTK_WIDGET(view), x - left, y - top, &x, &y);
  GtkWidget *child = scene_view_child_at(GTK_WIDGET(view), x, y);
  return child && view->functions.blocks(view->host, child);
}

static gboolean report_drag(GtkGesture *gesture, int phase)
{
  SceneView *view = SCENE_VIEW(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(gesture)));
  GtkGestureDrag *drag = GTK_GESTURE_DRAG(gesture);
  double x = 0, y = 0, dx = 0, dy = 0;
  gtk_gesture_drag_get_start_point(drag, &x, &y);
  gtk_gesture_drag_get_offset(drag, &dx, &dy);
  double seconds = gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(gesture)) / 1e3;
  return view->host && view->functions.drag(view->host, phase, x + dx, y + dy, seconds);
}

static void drag_begin(GtkGesture *gesture, double x, double y, gpointer data) { report_drag(gesture, SCENE_DRAG_BEGIN); }
static void drag_update(GtkGesture *gesture, double x, double y, gpointer data)
{
  if (report_drag(gesture, SCENE_DRAG_UPDATE)) gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}
static void drag_end(GtkGesture *gesture, double x, double y, gpointer data) { report_drag(gesture, SCENE_DRAG_END); }
static void drag_cancel(GtkGesture *gesture, GdkEventSequence *sequence, gpointer data)
{
  report_drag(gesture, SCENE_DRAG_CANCEL);
}

GtkWidget *scene_view_new(SceneViewFunctions functions, void *host)
{
  SceneView *view = g_object_new(SCENE_TYPE_VIEW, NULL);
  view->functions = functions;
  view->host = host;
  gtk_widget_set_overflow(GTK_WIDGET(view), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand(GTK_WIDGET(view), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(view), TRUE);
  GtkEventController *events = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
  g_signal_connect(events, "event", G_CALLBACK(keep_event), view);
  gtk_widget_add_controller(GTK_WIDGET(view), events);
  GtkGesture *drag = gtk_gesture_drag_new();
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(drag), GTK_PHASE_CAPTURE);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(drag_begin), NULL);
  g_signal_connect(drag, "drag-update", G_CALLBACK(drag_update), NULL);
  g_signal_connect(drag, "drag-end", G_CALLBACK(drag_end), NULL);
  g_signal_connect(drag, "cancel", G_CALLBACK(drag_cancel), NULL);
  gtk_widget_add_controller(GTK_WIDGET(view), GTK_EVENT_CONTROLLER(drag));
  gtk_widget_set_focusable(GTK_WIDGET(view), TRUE);
  return GTK_WIDGET(view);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SceneView *view = SCENE_VIEW(widget);
  if (view->host && view->functions.tick(view->host, gdk_frame_clock_get_frame_time(clock) / 1e6))
    return G_SOURCE_CONTINUE;
  view->tick = 0;
  return G_SOURCE_REMOVE;
}

void scene_view_request_frames(GtkWidget *widget)
{
  SceneView *view = SCENE_VIEW(widget);
  if (!view->tick) view->tick = gtk_widget_add_tick_callback(widget, tick, NULL, NULL);
}

// A matrix that GTK takes as two-dimensional has to be made of steps: a turn, a skew and a scale, as in a QR decomposition.
static GskTransform *transform(const double *m)
{
  double width = hypot(m[0], m[1]);
  GskTransform *result = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(m[4], m[5]));
  if (width == 0) return gsk_transform_scale(result, 0, 0);
  double skew = (m[0] * m[2] + m[1] * m[3]) / width;
  double height = (m[0] * m[3] - m[1] * m[2]) / width;
  if (m[1] != 0 || m[0] < 0) result = gsk_transform_rotate(result, atan2(m[1], m[0]) * 180 / G_PI);
  if (fabs(skew) > 1e-9 * width && height != 0)
    result = gsk_transform_skew(result, atan(skew / height) * 180 / G_PI, 0);
  if (width != 1 || height != 1) result = gsk_transform_scale(result, width, height);
  return result;
}

void scene_view_place(GtkWidget *child, double width, double height, const double *matrix)
{
  int least_width, least_height;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  int used = MAX(least_width, (int)lround(width));
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, used, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate(child, used, MAX(least_height, (int)lround(height)), -1, transform(matrix));
}

void scene_snapshot_transform(GtkSnapshot *snapshot, const double *matrix)
{
  GskTransform *value = transform(matrix);
  gtk_snapshot_transform(snapshot, value);
  gsk_transform_unref(value);
}

void scene_snapshot_save(GtkSnapshot *snapshot, const double *matrix)
{
  gtk_snapshot_save(snapshot);
  scene_snapshot_transform(snapshot, matrix);
}

static GskRoundedRect rounded_rect(double x, double y, double width, double height, double radius)
{
  GskRoundedRect rounded;
  gsk_rounded_rect_init_from_rect(
    &rounded, &GRAPHENE_RECT_INIT(x, y, width, height), MIN(radius, MIN(width, height) / 2));
  return rounded;
}

void scene_snapshot_push_clip(
  GtkSnapshot *snapshot, double x, double y, double width, double height, double radius)
{
  if (radius <= 0) return gtk_snapshot_push_clip(snapshot, &GRAPHENE_RECT_INIT(x, y, width, height));
  GskRoundedRect rounded = rounded_rect(x, y, width, height, radius);
  gtk_snapshot_push_rounded_clip(snapshot, &rounded);
}

static GdkRGBA rgba(const double *color)
{
  return (GdkRGBA){color[0], color[1], color[2], color[3]};
}

// In GTK's cairo renderer a blur is three box blurs, whose radius is a whole number of pixels. Their variance is r (r + 1), and
// variances add up.
static GskRenderNode *blur_with_cairo(GskRenderNode *node, double deviation, int scale)
{
  double rest = deviation * deviation * scale * scale;
  for (int step = 0; step < 3 && rest >= 1; step++) {
    int radius = MAX(1, (int)floor((sqrt(1 + 4 * rest) - 1) / 2));
    // GTK leaves less room around a node than such a blur needs.
    graphene_rect_t bounds;
    gsk_render_node_get_bounds(node, &bounds);
    graphene_rect_inset(&bounds, -3.0 * radius / scale, -3.0 * radius / scale);
    GskRenderNode *nodes[] = {gsk_color_node_new(&(GdkRGBA){0, 0, 0, 0}, &bounds), node};
    GskRenderNode *wide = gsk_container_node_new(nodes, 2);
    gsk_render_node_unref(nodes[0]);
    gsk_render_node_unref(node);
    node = gsk_blur_node_new(wide, radius);
    gsk_render_node_unref(wide);
    rest -= radius * (radius + 1);
  }
  return node;
}

gboolean scene_is_cairo(GskRenderer *renderer) { return GSK_IS_CAIRO_RENDERER(renderer); }

static GskRenderNode *blur(GtkWidget *view, GskRenderNode *node, double deviation)
{
  if (deviation <= 0.05) return node;
  GtkNative *native = gtk_widget_get_native(view);
  GskRenderer *renderer = native ? gtk_native_get_renderer(native) : NULL;
  if (!renderer || GSK_IS_CAIRO_RENDERER(renderer))
    return blur_with_cairo(node, deviation, gtk_widget_get_scale_factor(view));
  // The radius of the other renderers is twice the standard deviation.
  GskRenderNode *blurred = gsk_blur_node_new(node, 2 * deviation);
  gsk_render_node_unref(node);
  return blurred;
}

// A node of its own for each, as colours are clamped after each. A snapshot would join them to one matrix.
static GskRenderNode *filter(
  GskRenderNode *node, double brightness, double contrast, double saturation)
{
  if (brightness == 0 && contrast == 1 && saturation == 1) return node;
  // Luminances of the filters of CSS: https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement
  const double r = 0.213, g = 0.715, b = 0.072, s = saturation, c = contrast;
  float values[16] = {
    c * (r + (1 - r) * s), c * (r - r * s), c * (r - r * s), 0,
    c * (g - g * s), c * (g + (1 - g) * s), c * (g - g * s), 0,
    c * (b - b * s), c * (b - b * s), c * (b + (1 - b) * s), 0,
    0, 0, 0, 1,
  };
  double moved = c * brightness + (1 - c) / 2;
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  graphene_matrix_init_from_float(&matrix, values);
  graphene_vec4_init(&offset, moved, moved, moved, 0);
  GskRenderNode *filtered = gsk_color_matrix_node_new(node, &matrix, &offset);
  gsk_render_node_unref(node);
  return filtered;
}

static GskRenderNode *rotate_hues(GskRenderNode *node, double angle)
{
  if (angle == 0) return node;
  // https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement
  const double c = cos(angle), s = sin(angle);
  float values[16] = {
    0.213 + c * 0.787 - s * 0.213, 0.213 - c * 0.213 + s * 0.143, 0.213 - c * 0.213 - s * 0.787, 0,
    0.715 - c * 0.715 - s * 0.715, 0.715 + c * 0.285 + s * 0.140, 0.715 - c * 0.715 + s * 0.715, 0,
    0.072 - c * 0.072 + s * 0.928, 0.072 - c * 0.072 - s * 0.283, 0.072 + c * 0.928 + s * 0.072, 0,
    0, 0, 0, 1,
  };
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  graphene_matrix_init_from_float(&matrix, values);
  graphene_vec4_init(&offset, 0, 0, 0, 0);
  GskRenderNode *rotated = gsk_color_matrix_node_new(node, &matrix, &offset);
  gsk_render_node_unref(node);
  return rotated;
}

static GskRenderNode *take_to_grey(GskRenderNode *node, double amount)
{
  if (amount == 0) return node;
  // https://www.w3.org/TR/filter-effects-1/#grayscaleEquivalent
  const double luminances[3] = {0.2126, 0.7152, 0.0722};
  float values[16] = {[15] = 1};
  for (int from = 0; from < 3; from += 1)
    for (int to = 0; to < 3; to += 1)
      values[4 * from + to] = luminances[from] * amount + (from == to ? 1 - amount : 0);
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  graphene_matrix_init_from_float(&matrix, values);
  graphene_vec4_init(&offset, 0, 0, 0, 0);
  GskRenderNode *grey = gsk_color_matrix_node_new(node, &matrix, &offset);
  gsk_render_node_unref(node);
  return grey;
}

void scene_snapshot_append_filtered(
  GtkSnapshot *snapshot, GtkWidget *view, GtkSnapshot *group, double deviation, double brightness,
  double contrast, double saturation, double hue, double grayscale)
{
  GskRenderNode *node = gtk_snapshot_free_to_node(group);
  if (!node) return;
  node = filter(blur(view, node, deviation), brightness, 1, 1);
  node = filter(filter(node, 0, contrast, 1), 0, 1, saturation);
  node = take_to_grey(rotate_hues(node, hue), grayscale);
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(node);
}

void scene_snapshot_append_shadowed(
  GtkSnapshot *snapshot, GtkWidget *view, GtkSnapshot *group, const double *color, double dx, double dy,
  double deviation)
{
  GskRenderNode *node = gtk_snapshot_free_to_node(group);
  if (!node) return;
  // GTK's own shadow leaves some nodes out with OpenGL, and its blur depends on the renderer.
  float alpha[16] = {[15] = color[3]};
  graphene_matrix_t matrix;
  graphene_vec4_t channels;
  graphene_matrix_init_from_float(&matrix, alpha);
  graphene_vec4_init(&channels, color[0], color[1], color[2], 0);
  GskRenderNode *shadow = blur(view, gsk_color_matrix_node_new(node, &matrix, &channels), deviation);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(dx, dy));
  gtk_snapshot_append_node(snapshot, shadow);
  gtk_snapshot_restore(snapshot);
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(shadow);
  gsk_render_node_unref(node);
}

void scene_snapshot_append_color(
  GtkSnapshot *snapshot, const double *color, double x, double y, double width, double height)
{
  GdkRGBA value = rgba(color);
  gtk_snapshot_append_color(snapshot, &value, &GRAPHENE_RECT_INIT(x, y, width, height));
}

void scene_snapshot_append_border(
  GtkSnapshot *snapshot, const double *color, double line, double x, double y, double width, double height,
  double radius)
{
  GskRoundedRect outline = rounded_rect(x, y, width, height, radius);
  float side = MIN(line, MIN(width, height) / 2);
  GdkRGBA value = rgba(color);
  gtk_snapshot_append_border(
    snapshot, &outline, (float[4]){side, side, side, side}, (GdkRGBA[4]){value, value, value, value});
}

void scene_view_read_place(GtkWidget *child, double *place)
{
  graphene_matrix_t matrix;
  if (!gtk_widget_compute_transform(child, gtk_widget_get_parent(child), &matrix))
    graphene_matrix_init_identity(&matrix);
  place[0] = gtk_widget_get_width(child);
  place[1] = gtk_widget_get_height(child);
  place[2] = graphene_matrix_get_value(&matrix, 0, 0);
  place[3] = graphene_matrix_get_value(&matrix, 0, 1);
  place[4] = graphene_matrix_get_value(&matrix, 1, 0);
  place[5] = graphene_matrix_get_value(&matrix, 1, 1);
  place[6] = graphene_matrix_get_value(&matrix, 3, 0);
  place[7] = graphene_matrix_get_value(&matrix, 3, 1);
}

gboolean scene_view_animations_enabled(GtkWidget *view)
{
  gboolean enabled = TRUE;
  g_object_get(gtk_widget_get_settings(view), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

static void close_window(GtkWidget *window, gpointer loop) { g_main_loop_quit(loop); }

void scene_window_set_up(GtkWidget *window, const char *title, int width, int height, GMainLoop *loop)
{
  gtk_window_set_title(GTK_WINDOW(window), title);
  gtk_window_set_resizable(GTK_WINDOW(window), TRUE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  g_signal_connect(window, "destroy", G_CALLBACK(close_window), loop);
}

void scene_window_present(GtkWidget *window, GtkWidget *content)
{
  gtk_window_set_child(GTK_WINDOW(window), content);
  gtk_window_present(GTK_WINDOW(window));
}

void gtk_window_destroy_widget(GtkWidget *window) { gtk_window_destroy(GTK_WINDOW(window)); }

static GtkWidget *on_color(GtkWidget *widget, const char *color)
{
  GtkCssProvider *style = gtk_css_provider_new();
  char *css = g_strdup_printf(
    "* { color: white; border: none; box-shadow: none; border-radius: 0; font-weight: bold; padding: 0; min-width: 0; "
    "min-height: 0; background: %s; }", color);
  gtk_css_provider_load_from_data(style, css, -1);
  gtk_style_context_add_provider(
    gtk_widget_get_style_context(widget), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  g_free(css);
  g_object_unref(style);
  return widget;
}

static GtkWidget *label_new(const char *text)
{
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  return label;
}

GtkWidget *scene_sample_new(const char *text, const char *color) { return on_color(label_new(text), color); }

typedef struct {
  void (*clicked)(void *host);
  void (*release)(void *host);
  void *host;
} Click;

static void click(GtkButton *button, gpointer data) { ((Click *)data)->clicked(((Click *)data)->host); }

static void free_click(gpointer data, GClosure *closure)
{
  ((Click *)data)->release(((Click *)data)->host);
  g_free(data);
}

GtkWidget *scene_button_new(
  const char *text, const char *color, const char *name, void (*clicked)(void *host), void (*release)(void *host),
  void *host)
{
  GtkWidget *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), label_new(text));
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  Click *data = g_new(Click, 1);
  *data = (Click){clicked, release, host};
  g_signal_connect_data(button, "clicked", G_CALLBACK(click), data, free_click, 0);
  return on_color(button, color);
}

static int released;

static void count_release(gpointer data, GObject *object) { released++; }

void scene_count_release(GtkWidget *widget) { g_object_weak_ref(G_OBJECT(widget), count_release, NULL); }

int scene_released_count(void) { return released; }

static cairo_surface_t *render(GtkWidget *widget, int width, int height)
{
  // A paintable has what was last on screen. What a scene view draws now is wanted.
  GtkSnapshot *snapshot = gtk_snapshot_new();
  SceneView *view = SCENE_VIEW(widget);
  int scale = gtk_widget_get_scale_factor(widget);
  gtk_snapshot_scale(snapshot, scale, scale);
  if (view->host) view->functions.snapshot(view->host, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
  if (node && renderer) {
    GdkTexture *texture =
      gsk_renderer_render_texture(renderer, node, &GRAPHENE_RECT_INIT(0, 0, width * scale, height * scale));
    cairo_surface_flush(surface);
    gdk_texture_download(
      texture, cairo_image_surface_get_data(surface), cairo_image_surface_get_stride(surface));
    cairo_surface_mark_dirty(surface);
    g_object_unref(texture);
  }
  if (node) gsk_render_node_unref(node);
  return surface;
}

unsigned char *scene_render(GtkWidget *widget, int width, int height)
{
  cairo_surface_t *surface = render(widget, width, height);
  int scale = gtk_widget_get_scale_factor(widget);
  gsize row_size = (gsize)width * scale * 4;
  unsigned char *pixels = g_malloc(row_size * height * scale);
  for (int row = 0; row < height * scale; row++)
    memcpy(
      pixels + row * row_size,
      cairo_image_surface_get_data(surface) + (gsize)row * cairo_image_surface_get_stride(surface), row_size);
  cairo_surface_destroy(surface);
  return pixels;
}

gboolean scene_save_png(GtkWidget *widget, int width, int height, const char *path)
{
  cairo_surface_t *surface = render(widget, width, height);
  gboolean saved = cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy(surface);
  return saved;
}

typedef struct {
  GPtrArray *widgets;
  int frames;
} Peer;

static gboolean move_all(GtkWidget *fixed, GdkFrameClock *clock, gpointer data)
{
  Peer *peer = data;
  double time = gdk_frame_clock_get_frame_time(clock) / 1e6;
  for (guint i = 0; i < peer->widgets->len; i++) {
    double phase = time * 2 + i;
    gtk_fixed_move(
      GTK_FIXED(fixed), g_ptr_array_index(peer->widgets, i), 130 + 120 * cos(phase), 180 + 170 * sin(phase));
  }
  peer->frames++;
  return G_SOURCE_CONTINUE;
}

int scene_count_frames(GtkWidget *window, int widgets, double seconds)
{
  Peer peer = {g_ptr_array_new(), 0};
  GtkWidget *fixed = gtk_fixed_new();
  for (int i = 0; i < widgets; i++) {
    GtkWidget *button = gtk_button_new_with_label("0");
    gtk_widget_set_size_request(button, 40, 40);
    gtk_fixed_put(GTK_FIXED(fixed), button, 0, 0);
    g_ptr_array_add(peer.widgets, button);
  }
  gtk_window_set_child(GTK_WINDOW(window), fixed);
  guint tick = gtk_widget_add_tick_callback(fixed, move_all, &peer, NULL);
  gint64 end = g_get_monotonic_time() + (gint64)(seconds * 1e6);
  while (g_get_monotonic_time() < end) g_main_context_iteration(NULL, TRUE);
  gtk_widget_remove_tick_callback(fixed, tick);
  gtk_window_set_child(GTK_WINDOW(window), NULL);
  g_ptr_array_free(peer.widgets, TRUE);
  return peer.frames;
}
