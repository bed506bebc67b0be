import { useCompany } from '@portal/kit/company/use-company';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import type { ComponentProps } from 'react';
import { chatIcon, LineIcon } from '../art/line-icon';

type ButtonProps = ComponentProps<typeof ExternalLinkButton>;

type QuoteButtonProps = ButtonProps & {
  /** What is to be quoted; the message that opens names it. */
  subject: string;
};

/** Opens a conversation about a quote for one thing. */
export const QuoteButton = ({ subject, ...button }: QuoteButtonProps) => (
  <WhatsAppButton message={`Hola, quiero cotizar: ${subject}.`} {...button} />
);

type WhatsAppButtonProps = ButtonProps & { message: string };

/** Opens a conversation with the company in WhatsApp, its first message already written. */
export function WhatsAppButton({ message, children, ...button }: WhatsAppButtonProps) {
  const { whatsAppNumber } = useCompany();
  const href = `https://wa.me/${whatsAppNumber}?text=${encodeURIComponent(message)}`;

  return (
    <ExternalLinkButton href={href} variant="accent" size="lg" {...button}>
      <LineIcon path={chatIcon} />
      <span>{children ?? 'Cotizar por WhatsApp'}</span>
    </ExternalLinkButton>
  );
}
