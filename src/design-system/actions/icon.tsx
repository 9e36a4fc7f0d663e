/** Decorative, so always beside words that say the same. `drawing` is imported as `lucide:name`. */
export function Icon(props: { drawing: string; strokeWidth?: number; className?: string }) {
  const { strokeWidth = 2 } = props;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={24}
      height={24}
      strokeWidth={strokeWidth}
      className={props.className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: icons of a package, inserted by the build
      dangerouslySetInnerHTML={{ __html: props.drawing }}
    />
  );
}
