import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

type SummaryCardProps = { title: string; children: ReactNode };

export function SummaryCard({ title, children }: SummaryCardProps) {
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
    borderColor: 'line',
    borderRadius: 'md',
  },
});
