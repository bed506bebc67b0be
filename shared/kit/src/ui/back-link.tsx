import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LinkButton } from './link-button';

/** The way back, in the one place where it is looked for: above the heading of a working page. */
export function BackLink({ children, ...rest }: ComponentProps<typeof LinkButton>) {
  return (
    <LinkButton variant="ghost" size="sm" marginInlineStart="-3" marginBottom="2" {...rest}>
      <ArrowLeft aria-hidden size={18} />
      <span>{children}</span>
    </LinkButton>
  );
}
