/** What a visitor sees when a page fails; `detail` is the status and its text, or the message. */
export function ErrorScreen({ detail }: { detail: string }) {
  return (
    <div className="mx-auto max-w-[44rem] px-5 py-32 sm:px-8">
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="mt-6 border-t border-line pt-6 text-lg text-ink-2">{detail}</p>
      <p className="mt-10">
        <a className="font-semibold text-pine" href="/">
          Back to Home
        </a>
      </p>
    </div>
  );
}
