import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

/** A part of a page in a frame of its own, named by its heading. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();

  return (
    <Card aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h4" marginBottom="3">
        {title}
      </chakra.h2>
      {children}
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    minWidth: '0',
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderRadius: 'md',
  },
});
