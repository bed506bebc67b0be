import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Elements } from './elements';

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** Main action of the page, on the right. */
  action?: Elements;
  /** Back link on the line of the title. */
  back?: Elements;
};

/** Heading of a page. Receives the focus after a navigation. */
export function PageHeader({ title, description, action, back }: PageHeaderProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      marginBottom="3"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" minWidth="0">
        <chakra.div
          display="flex"
          alignItems="center"
          columnGap={{ base: '1', md: '3' }}
          minWidth="0"
        >
          {back}
          <chakra.h1 tabIndex={-1} textStyle="h2" outline="none" minWidth="0">
            {title}
          </chakra.h1>
        </chakra.div>
        {description && (
          <chakra.p color="ink.muted" fontSize={{ base: '0.875rem', md: '1rem' }}>
            {description}
          </chakra.p>
        )}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
