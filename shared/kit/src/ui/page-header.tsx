import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Elements } from './elements';

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** The one main action of the page, at the right. */
  action?: Elements;
};

/** Heading of a working page. It takes the focus after a navigation. */
export function PageHeader({ title, description, action }: PageHeaderProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      marginBottom="6"
    >
      <chakra.div minWidth="0">
        <chakra.h1 tabIndex={-1} textStyle="h2" outline="none">
          {title}
        </chakra.h1>
        {description && (
          <chakra.p color="ink.muted" marginTop="2">
            {description}
          </chakra.p>
        )}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
