import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Elements } from './elements';

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** The one main action of the page, at the right. */
  action?: Elements;
  /** The way back, in one line with the title. */
  back?: Elements;
};

/** Heading of a working page. It takes the focus after a navigation. */
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
