import type { CatalogItem } from '@portal/contract/catalog';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import type { Choice } from '../../assignments/catalog-items/assignment';
import { choiceHint, withoutAssigned } from '../../assignments/catalog-items/choices';
import { Picker } from './picker';

type CatalogPickerProps = Pick<Choice<unknown>, 'list' | 'failure' | 'hints'> & {
  id: string;
  label: string;
  isLabelShown?: boolean;
  /** Items that are assigned already and cannot be chosen again. */
  assigned: readonly CatalogItem[];
  onPick: (item: CatalogItem) => Promise<unknown>;
};

export function CatalogPicker({ list, failure, hints, assigned, ...picker }: CatalogPickerProps) {
  const { data, error } = useResource(list);
  useFailureAlert(error, failure);
  const free = withoutAssigned(data ?? [], assigned);

  return <Picker {...picker} items={free} hint={hints && choiceHint(data, free, hints)} />;
}
