type LineIconProps = { path: string; size?: number };

/**
 * An icon beside text or in a named button. Our own, because the first icon of a library adds 1.6
 * KB to every page.
 */
export function LineIcon({ path, size = 20 }: LineIconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const arrowDownIcon = 'M12 5v14m7-7-7 7-7-7';
export const arrowRightIcon = 'M5 12h14m-7-7 7 7-7 7';
export const chatIcon = 'M3 21l1.6-4.8A9 9 0 1 1 8 19.5z';
export const calculatorIcon =
  'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm2 4h6m-6 5h.01M15 12h.01M9 16h.01M15 16h.01';
export const nextIcon = 'm9 18 6-6-6-6';
export const pauseIcon = 'M8 5v14M16 5v14';
export const playIcon = 'M7 4l12 8-12 8z';
export const previousIcon = 'm15 18-6-6 6-6';
