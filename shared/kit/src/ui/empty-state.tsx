import { chakra } from '@chakra-ui/react/styled-system';
import type { Elements } from './elements';

type EmptyStateProps = { text: string; children?: Elements };

/** Placeholder of an empty list: a drawing of half a bridge, the text and optional actions. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" paddingBlock="12" textAlign="center">
      <svg width="120" height="48" viewBox="0 0 120 48" fill="none" aria-hidden>
        <path
          d="M4 44V28a16 16 0 0 1 32 0v16M36 28a16 16 0 0 1 32 0v16"
          stroke="#1F4FD8"
          strokeWidth="4"
        />
        <path d="M68 28a16 16 0 0 1 32 0" stroke="#D9E2F0" strokeWidth="4" strokeDasharray="6 6" />
        <path d="M0 46h120" stroke="#D9E2F0" strokeWidth="4" />
      </svg>
      <chakra.p color="ink.muted" fontSize="1.125rem">
        {text}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
