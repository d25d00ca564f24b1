#ifndef SCENE_VIEW_H
#define SCENE_VIEW_H

#include <gtk/gtk.h>

/// What a scene view asks its host for.
typedef struct {
  /// Places the children.
  void (*allocate)(void *host, int width, int height);
  /// Draws the children.
  void (*snapshot)(void *host, GtkSnapshot *snapshot);
  /// Moves the time on, in seconds. It returns whether another frame is needed.
  gboolean (*tick)(void *host, double seconds);
  /// Whether touches of a child are kept from it and from what is behind it.
  gboolean (*blocks)(void *host, GtkWidget *child);
  /// Moves a finger, or a pointer whose button is pressed: whether it begins, and where it is. It returns whether it belongs to
  /// the host from now on.
  gboolean (*drag)(void *host, int phase, double x, double y, double seconds);
  /// Goes back: Escape, Alt and the left arrow key, or the back button of a mouse.
  gboolean (*back)(void *host);
  /// Moves what has the focus among its neighbors, with Alt and the arrow key up (-1) or down (1).
  gboolean (*move)(void *host, GtkWidget *child, int direction);
  /// Lets go of the host.
  void (*release)(void *host);
} SceneViewFunctions;

/// The phases of a drag.
enum { SCENE_DRAG_BEGIN, SCENE_DRAG_UPDATE, SCENE_DRAG_END, SCENE_DRAG_CANCEL };

/// Makes a widget whose children are placed and drawn by a host.
GtkWidget *scene_view_new(SceneViewFunctions functions, void *host);

/// The child that is drawn at a point; NULL if there is none.
GtkWidget *scene_view_child_at(GtkWidget *view, double x, double y);

/// Calls `tick` before each frame until it returns false. It is called once in a frame, however often this is.
void scene_view_request_frames(GtkWidget *view);

/// Gives a child its size, or its least one if that is larger, and the matrix (a, b, c, d, x, y) of CSS.
void scene_view_place(GtkWidget *child, double width, double height, const double *matrix);

/// Saves the snapshot, and changes the coordinates by a matrix.
void scene_snapshot_save(GtkSnapshot *snapshot, const double *matrix);

/// Changes the coordinates by a matrix.
void scene_snapshot_transform(GtkSnapshot *snapshot, const double *matrix);

void scene_snapshot_push_clip(
  GtkSnapshot *snapshot, double x, double y, double width, double height, double radius);

/// Appends what a group has drawn, blurred with a standard deviation in points, then with brightness, contrast, saturation,
/// a rotation of hues in radians, and grayscale, as CSS has them but for the brightness, which is added. It lets go of the group.
void scene_snapshot_append_filtered(
  GtkSnapshot *snapshot, GtkWidget *view, GtkSnapshot *group, double deviation, double brightness,
  double contrast, double saturation, double hue, double grayscale);

/// Appends what a group has drawn with its shadow behind it, and lets go of the group.
void scene_snapshot_append_shadowed(
  GtkSnapshot *snapshot, GtkWidget *view, GtkSnapshot *group, const double *color, double dx, double dy,
  double deviation);

void scene_snapshot_append_color(
  GtkSnapshot *snapshot, const double *color, double x, double y, double width, double height);

/// Appends a border inside the edges of a rectangle with round corners.
void scene_snapshot_append_border(
  GtkSnapshot *snapshot, const double *color, double line, double x, double y, double width, double height,
  double radius);

/// The width, the height and the matrix with which a child was placed.
void scene_view_read_place(GtkWidget *child, double *place);

/// Whether the user has animations turned on.
gboolean scene_view_animations_enabled(GtkWidget *view);

/// Gives a window its title and size, and lets a loop end with it.
void scene_window_set_up(GtkWidget *window, const char *title, int width, int height, GMainLoop *loop);

void scene_window_present(GtkWidget *window, GtkWidget *content);

void gtk_window_destroy_widget(GtkWidget *window);

/// A label on a colour, as a widget of a sample. The colour is one of CSS.
GtkWidget *scene_sample_new(const char *text, const char *color);

/// A button on a colour, which calls a function with the host when it is clicked, and lets go of the host with itself. Screen
/// readers say its name.
GtkWidget *scene_button_new(
  const char *text, const char *color, const char *name, void (*clicked)(void *host), void (*release)(void *host),
  void *host);

/// Counts a widget when it is let go.
void scene_count_release(GtkWidget *widget);

/// How many of those were let go.
int scene_released_count(void);

/// The pixels that a scene view shows with the renderer of its window, as many for each point as the scale factor says: four bytes
/// each in the order of cairo, in rows without gaps. Free them with g_free.
unsigned char *scene_render(GtkWidget *widget, int width, int height);

/// Whether a renderer is that of cairo.
gboolean scene_is_cairo(GskRenderer *renderer);

/// Moves many widgets in a fixed container in each frame, and returns how many frames there were in some seconds: what GTK needs by itself.
int scene_count_frames(GtkWidget *window, int widgets, double seconds);

gboolean scene_save_png(GtkWidget *widget, int width, int height, const char *path);

#endif
