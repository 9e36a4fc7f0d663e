/** Said in the place of a calculator or form that could not start. */
export const islandFailure = {
  text: "This part of the page could not load. The connection may have failed, or the site was updated while the page was open.",
  reload: "Reload",
};
