import { chakra } from '@chakra-ui/react/styled-system';

export function BrokenBridge() {
  return (
    <chakra.svg
      aria-hidden
      width="full"
      maxWidth="420px"
      height="auto"
      viewBox="0 0 420 130"
      fill="none"
      strokeWidth="8"
      strokeLinecap="round"
      marginBottom="4"
    >
      <path
        d="M4 30h132M284 30h132M24 118V84a36 36 0 0 1 72 0v34M324 118V84a36 36 0 0 1 72 0v34"
        stroke="#1F4FD8"
      />
      <path d="M136 118V84a50 50 0 0 1 8-27M284 118V84a50 50 0 0 0-8-27" stroke="#1F4FD8" />
      <path d="M170 30h81" stroke="#D9E2F0" strokeDasharray="2 18" />
      <circle cx="210" cy="78" r="7" fill="#E4572E" />
    </chakra.svg>
  );
}
