import { quoteUrl } from '@portal/contract/company';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { chatIcon, LineIcon } from '../art/line-icon';
import type { ComponentProps } from 'react';

type QuoteButtonProps = ComponentProps<typeof ExternalLinkButton> & {
  /** What is to be quoted; the message that opens names it. */
  subject: string;
};

/** Opens a conversation with the company in WhatsApp, its first message already written. */
export function QuoteButton({ subject, children, ...button }: QuoteButtonProps) {
  return (
    <ExternalLinkButton
      href={quoteUrl(`Hola, quiero cotizar: ${subject}.`)}
      variant="accent"
      size="lg"
      {...button}
    >
      <LineIcon path={chatIcon} />
      {children ?? 'Cotizar por WhatsApp'}
    </ExternalLinkButton>
  );
}
