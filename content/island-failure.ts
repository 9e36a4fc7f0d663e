/** Shown in place of a calculator or form that could not start. */
export const islandFailure = {
  text: "This part of the page could not load. The connection may have failed, or the site was updated while the page was open.",
  reload: "Reload",
};

/** Shown below a calculator or form until its script has loaded. */
export const stillLoading = {
  loading: "This part of the page is still loading. What you enter now is kept.",
  late: "If it does not start, please reload the page. If you have written a longer text, copy it first.",
};
