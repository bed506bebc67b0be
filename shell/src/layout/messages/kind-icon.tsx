import { chakra } from '@chakra-ui/react/styled-system';
import type { AlertKind } from '@portal/runtime';

const looks = {
  success: { bg: 'success.tint', color: 'success', path: 'm5 10.5 3.2 3.2L15 7' },
  error: { bg: 'danger.tint', color: 'danger', path: 'm6 6 8 8M14 6l-8 8' },
  warning: { bg: 'warning.tint', color: 'warning', path: 'M10 4.5v7M10 15.4v.1' },
  info: { bg: 'primary.tint', color: 'primary', path: 'M10 4.6v.1M10 8.5v7' },
} satisfies Record<AlertKind, object>;

/** Decorative: the text says the same. */
export function KindIcon({ kind, size = '44px' }: { kind: AlertKind; size?: string }) {
  const { bg, color, path } = looks[kind];

  return (
    <chakra.span
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      boxSize={size}
      borderRadius="full"
      bg={bg}
      color={color}
    >
      <svg
        width="50%"
        height="50%"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    </chakra.span>
  );
}
