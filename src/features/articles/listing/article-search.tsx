import magnifier from "lucide:search";
import { searchWords, knowledgeBank as words } from "#content/pages/knowledge-bank.ts";
import { Icon } from "#design-system/actions/icon.tsx";
import searchScriptUrl from "../browser/search.ts?script";

/** Loads the search and its index when it is first used. Without a script a sentence says so. */
export function ArticleSearch() {
  return (
    <search className="listing-search">
      <form
        action="/knowledge-bank"
        data-search=""
        data-script={searchScriptUrl}
        data-index="/knowledge-bank/search-index.json"
        data-words={JSON.stringify(searchWords)}
        className="relative noscript:hidden"
      >
        <Icon
          drawing={magnifier}
          className="pointer-events-none absolute top-3.5 left-[0.9375rem] size-5 text-ink-3"
          strokeWidth={1.75}
        />
        <input
          id="search"
          className="control mt-0 pl-11"
          type="search"
          name="q"
          aria-label={words.search.label}
          placeholder={words.search.placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-controls="search-results"
        />
      </form>
      <noscript>
        <p>{words.search.withoutScript}</p>
      </noscript>
    </search>
  );
}
