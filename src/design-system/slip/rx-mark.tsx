/**
 * The prescription mark, drawn here because the text faces have no such character. It has the
 * colour of the text around it; set its size by its height.
 */
export function RxMark({ className = "h-10" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 37.2 38"
      fill="currentColor"
      className={`block w-auto ${className}`}
    >
      <g transform="translate(.8 -5.2) skewX(-10)">
        <path d="M5.4 5.2h12.9c6.7 0 10.2 2.9 10.2 7.7 0 4.5-3.2 7.4-8.5 8.2L33.6 39.9c1.3 1.7 2.2 2.2 4.3 2.4v.9h-7L15.3 21.7h-2v10.2c0 1.7.6 2.1 3 2.3v.8H5.4v-.8c2.4-.2 3-.6 3-2.3V8.3c0-1.7-.6-2.1-3-2.3zm7.9 1.4v13.7h3.3c4.3 0 6.3-2.2 6.3-7 0-4.6-2.2-6.7-6.5-6.7z" />
        <path d="M40.6 23.8v.8c-2 .2-3.2.9-4.8 2.7L23.2 41.3c-.6.7-.3 1 .9 1.1v.8h-6.9v-.8c1.9-.2 3-.8 4.5-2.5L34.1 26c.8-1 .6-1.3-.9-1.4v-.8z" />
      </g>
    </svg>
  );
}
