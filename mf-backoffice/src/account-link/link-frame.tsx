import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type LinkFrameProps = { title: string; text?: ReactNode; children?: ReactNode };

/** Card layout of pages for signed-out users, like the login page. */
export const LinkFrame = ({ title, text, children }: LinkFrameProps) => (
  <chakra.div
    display="grid"
    alignItems="center"
    minHeight="calc(100dvh - 60px)"
    paddingInline="4"
    paddingBlock="10"
    bg="soft"
  >
    <chakra.section
      width="full"
      maxWidth="460px"
      minWidth="0"
      marginInline="auto"
      padding={{ base: '5', sm: '8' }}
      bg="surface"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="md"
    >
      <chakra.h1 tabIndex={-1} textStyle="h3" fontSize="1.75rem" outline="none">
        {title}
      </chakra.h1>
      {text && (
        <chakra.p marginTop="2" color="ink.muted">
          {text}
        </chakra.p>
      )}
      <chakra.div marginTop="6">{children}</chakra.div>
    </chakra.section>
  </chakra.div>
);
