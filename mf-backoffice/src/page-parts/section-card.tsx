import { chakra } from '@chakra-ui/react/styled-system';
import type { Elements } from '@portal/kit/ui/elements';
import { useId } from 'react';

type SectionCardProps = {
  title: string;
  action?: Elements;
  children: Elements;
};

export function SectionCard({ title, action, children }: SectionCardProps) {
  const id = useId();

  return (
    <Card aria-labelledby={id}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        marginBottom="3"
      >
        <chakra.h2 id={id} textStyle="h4">
          {title}
        </chakra.h2>
        {action}
      </chakra.div>
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
