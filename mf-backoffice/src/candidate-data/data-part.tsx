import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

/** A part of the page with its heading. */
export function DataPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();

  return (
    <Part aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h4" marginBottom="4" overflowWrap="anywhere">
        {title}
      </chakra.h2>
      {children}
    </Part>
  );
}

const Part = chakra('section', {
  base: {
    minWidth: '0',
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
  },
});
