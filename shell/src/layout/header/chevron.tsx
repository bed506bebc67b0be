import { chakra } from '@chakra-ui/react/styled-system';

/** Tells of a button that it opens something below it. */
export function Chevron({ isUp }: { isUp: boolean }) {
  return (
    <chakra.svg
      width="12px"
      height="12px"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
      transition="transform 150ms"
      transform={isUp ? 'rotate(180deg)' : undefined}
    >
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </chakra.svg>
  );
}
