// Loaded before React Router's build. It gives each page 10 seconds to render and has no setting for
// that; on a busy machine a sharing picture can take longer, and the build would fail.
const abortAfter = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => abortAfter(milliseconds * 60);
