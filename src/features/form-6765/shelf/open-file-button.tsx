import { type ReactNode, useRef } from "react";
import { SmallButton } from "#design-system/actions/button.tsx";

/** Opens the browser's file chooser: a button looks and works as the others beside it. */
export function OpenFileButton(props: {
  title?: string;
  onFile: (file: File) => void;
  children: ReactNode;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <SmallButton title={props.title} onClick={() => chooser.current?.click()}>
        {props.children}
      </SmallButton>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,.xlsx,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) props.onFile(file);
          // Reset, so that the same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
