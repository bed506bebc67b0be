import { LinkButton } from '@portal/kit/ui/link-button';
import { ArrowLeft } from 'lucide-react';

export function BackLink({ to }: { to: string }) {
  return (
    <LinkButton to={to} variant="ghost" size="sm" marginInlineStart="-3" marginBottom="2">
      <ArrowLeft aria-hidden size={18} />
      Atrás
    </LinkButton>
  );
}
