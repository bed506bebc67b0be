import { useCompany } from '@portal/kit/company/use-company';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import type { ComponentProps } from 'react';
import { chatIcon, LineIcon } from '../art/line-icon';

type ButtonProps = ComponentProps<typeof ExternalLinkButton>;

type QuoteButtonProps = ButtonProps & {
  /** Subject of the quote, named in the prepared message. */
  subject: string;
};

/** Opens a WhatsApp chat about a quote. */
export const QuoteButton = ({ subject, ...button }: QuoteButtonProps) => (
  <WhatsAppButton message={`Hola, quiero cotizar: ${subject}.`} {...button} />
);

type WhatsAppButtonProps = ButtonProps & { message: string };

/** Opens a WhatsApp chat with the company and a prepared message. */
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
