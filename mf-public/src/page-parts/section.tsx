import { Container } from '@chakra-ui/react/container';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

type SectionProps = HTMLChakraProps<'section'> & { title: string; lead?: ReactNode };

export function Section({ title, lead, children, ...box }: SectionProps) {
  const headingId = useId();

  return (
    <chakra.section
      aria-labelledby={headingId}
      paddingBlock={{ base: '14', md: '24' }}
      tabIndex={box.id ? -1 : undefined}
      outline="none"
      {...box}
    >
      <Container>
        <chakra.h2 id={headingId} textStyle="h2" maxWidth="13em">
          {title}
        </chakra.h2>
        {lead && (
          <chakra.p
            textStyle="lg"
            color="ink.muted"
            marginTop="3"
            maxWidth="prose"
            textWrap="pretty"
          >
            {lead}
          </chakra.p>
        )}
        <chakra.div marginTop={{ base: '8', md: '12' }}>{children}</chakra.div>
      </Container>
    </chakra.section>
  );
}
