import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Elements } from './elements';

const colors = {
  info: { bg: 'primary.tint', accent: 'primary' },
  success: { bg: 'success.tint', accent: 'success' },
  warning: { bg: 'warning.tint', accent: 'warning' },
  error: { bg: 'danger.tint', accent: 'danger' },
};

type InlineNoticeProps = {
  kind: keyof typeof colors;
  children: ReactNode;
  /** Action that helps, such as a button. */
  action?: Elements;
};

/** Message inside the page. Errors and warnings are announced at once. */
export function InlineNotice({ kind, children, action }: InlineNoticeProps) {
  const { bg, accent } = colors[kind];

  return (
    <chakra.div
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      padding="4"
      bg={bg}
      borderRadius="sm"
      borderLeft="4px solid"
      borderLeftColor={accent}
    >
      <chakra.div flex="1 1 16rem" whiteSpace="pre-line">
        {children}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
