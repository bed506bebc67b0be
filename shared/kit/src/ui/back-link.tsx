import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LinkButton } from './link-button';

/** Back link next to a heading. Phones show only the arrow; the text stays its accessible name. */
export const HeadBackLink = ({ children, ...rest }: ComponentProps<typeof LinkButton>) => (
  <BackLink
    marginBottom="0"
    css={{ mdDown: { paddingInline: '2', marginInlineStart: '-2' } }}
    {...rest}
  >
    <chakra.span srOnly={{ base: true, md: false }}>{children}</chakra.span>
  </BackLink>
);

/** Back link above the heading of a page. */
export function BackLink({ children, ...rest }: ComponentProps<typeof LinkButton>) {
  return (
    <LinkButton variant="ghost" size="sm" marginInlineStart="-3" marginBottom="2" {...rest}>
      <ArrowLeft aria-hidden size={18} />
      <span>{children}</span>
    </LinkButton>
  );
}
