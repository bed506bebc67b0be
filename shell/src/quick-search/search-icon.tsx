export const SearchIcon = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0M16 16l5 5" />
  </svg>
);
