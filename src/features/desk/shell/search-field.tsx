import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { useFilters } from "../data/use-filters.ts";

/** How long typing must pause before the list is updated. */
const PAUSE_MS = 200;

/** Updates the list while typing, without a history entry for every letter. */
export function SearchField({ id, placeholder }: { id: string; placeholder: string }) {
  const { query, setFilters } = useFilters();
  const inAddress = query.get("search") ?? "";
  const [text, setText] = useState(inAddress);
  const typed = useRef(inAddress);

  // The address can also change by Back or by clearing the filters.
  useEffect(() => {
    if (inAddress !== typed.current) setText(inAddress);
    typed.current = inAddress;
  }, [inAddress]);
  const follow = useEffectEvent(() => {
    typed.current = text.trim();
    setFilters({ search: text.trim(), after: "" }, { replace: true });
  });
  useEffect(() => {
    if (text.trim() === typed.current) return;
    const later = setTimeout(() => follow(), PAUSE_MS);
    return () => clearTimeout(later);
  }, [text]);

  return (
    <TextInput
      id={id}
      type="search"
      label="Search"
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={text}
      onValueChange={setText}
    />
  );
}
