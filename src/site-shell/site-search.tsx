import magnifier from "lucide:search";
import { siteSearch } from "#content/navigation.ts";
import { Icon } from "#design-system/actions/icon.tsx";

const BOX_ID = "site-search";

/** A field that opens the knowledge bank's search with what was typed, also without a script. */
export function SearchForm({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <search className="site-search">
      <form action={siteSearch.action}>
        <input
          className="control"
          type="search"
          name="q"
          required
          aria-label={siteSearch.label}
          placeholder={siteSearch.placeholder}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the field of a popover, focused when it is opened
          autoFocus={autoFocus}
        />
        <button type="submit">
          <Icon drawing={magnifier} className="size-5" strokeWidth={1.75} />
          <span className="sr-only">{siteSearch.button}</span>
        </button>
      </form>
    </search>
  );
}

/** An icon in the header that opens the field below it, as a native popover. */
export function HeaderSearch() {
  return (
    <>
      <button type="button" popoverTarget={BOX_ID} className="header-search-button">
        <Icon drawing={magnifier} className="size-5" strokeWidth={1.75} />
        <span className="sr-only">{siteSearch.label}</span>
      </button>
      <div id={BOX_ID} popover="auto" className="header-search">
        <SearchForm autoFocus />
      </div>
    </>
  );
}
