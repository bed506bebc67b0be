import { useResource } from '@portal/kit/query/use-resource';
import { duplicateCountResource } from '@portal/kit/resources/duplicates';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Users } from 'lucide-react';

/** Shows the number of possible duplicates once it is known. */
export function DuplicatesLink() {
  const { total = 0 } = useResource(duplicateCountResource).data ?? {};

  return (
    <LinkButton to={staffPaths.duplicates} variant="outline" size="sm">
      <Users aria-hidden size={16} />
      <span>{total > 0 ? `Posibles duplicados (${total})` : 'Posibles duplicados'}</span>
    </LinkButton>
  );
}
