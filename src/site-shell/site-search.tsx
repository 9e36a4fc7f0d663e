import magnifier from "lucide:search";
import { siteSearch } from "#content/navigation.ts";
import { Icon } from "#design-system/actions/icon.tsx";

/** A field that opens the knowledge bank's search with what was typed, also without a script. */
export function SearchForm() {
  return (
    <form className="site-search" action={siteSearch.action}>
      <input
        className="control"
        type="search"
        name="q"
        required
        aria-label={siteSearch.label}
        placeholder={siteSearch.placeholder}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit">{siteSearch.button}</button>
    </form>
  );
}

/** An icon among the links of a wide header, to the field of the knowledge bank. */
export function SearchLink() {
  return (
    <a href={siteSearch.page} className="px-2">
      <Icon drawing={magnifier} className="size-5" strokeWidth={1.75} />
      <span className="sr-only">{siteSearch.label}</span>
    </a>
  );
}
