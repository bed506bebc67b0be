import { chakra } from '@chakra-ui/react/styled-system';

/** Icon of the login link and of the user menu. */
export const AccountIcon = () => (
  <chakra.svg
    boxSize="16px"
    flexShrink="0"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21a8 8 0 0 1 16 0" />
  </chakra.svg>
);
