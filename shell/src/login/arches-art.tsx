import { chakra } from '@chakra-ui/react/styled-system';

/** A bridge along the lower edge, repeated for as wide as the window is. */
export function ArchesArt() {
  return (
    <chakra.svg
      aria-hidden
      position="absolute"
      bottom="0"
      left="0"
      width="full"
      height={{ base: '96px', md: '140px' }}
      color="primary"
    >
      <defs>
        <pattern id="login-arches" width="160" height="140" patternUnits="userSpaceOnUse" y="0">
          <path d="M0 12h160M0 34h160" stroke="currentColor" strokeWidth="4" opacity="0.5" />
          <path
            d="M20 12v22M60 12v22M100 12v22M140 12v22"
            stroke="currentColor"
            strokeWidth="2"
            opacity="0.35"
          />
          <path
            d="M0 34h160v106h-10V114a70 70 0 0 0-140 0v26H0Z"
            fill="currentColor"
            opacity="0.16"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#login-arches)" />
    </chakra.svg>
  );
}
