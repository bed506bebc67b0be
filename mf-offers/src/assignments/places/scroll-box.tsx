import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A table that scrolls in its box of about 200 px (specification §9); the keyboard reaches it too. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      role="region"
      aria-label={label}
      // A region that scrolls must take the focus, or the keyboard cannot scroll it.
      tabIndex={0}
      // What is pressed in it goes with its row, and the focus would go with that.
      onClick={({ currentTarget }) => currentTarget.focus()}
      maxHeight="200px"
      overflowY="auto"
      border="1px solid"
      borderColor="line"
      borderRadius="sm"
    >
      {children}
    </chakra.div>
  );
}
