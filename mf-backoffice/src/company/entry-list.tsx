import { chakra } from '@chakra-ui/react/styled-system';
import type { Entries, Fields } from '@portal/contract/fields';
import { Button } from '@portal/kit/ui/button';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useFieldArray } from 'react-hook-form';
import { EntryActions } from './entry-actions';
import { EntrySet } from './entry-set';

type EntryListProps = {
  name: string;
  list: Entries;
  /** Fields of the record at an index. */
  children: (index: number) => ReactNode;
};

/** A list of records that the user can add to, remove from and reorder. */
export function EntryList({ name, list, children }: EntryListProps) {
  const { item, of, max } = list;
  const { fields: entries, append, remove, move } = useFieldArray({ name });
  const frame = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(frame);

  return (
    <chakra.div ref={frame} display="grid" gap="5">
      {entries.map(({ id }, index) => {
        const legend = `${item} ${index + 1}`;
        return (
          <chakra.div key={id} data-entry={id} tabIndex={-1} outline="none">
            <EntrySet
              legend={legend}
              actions={
                <EntryActions
                  legend={legend}
                  isFirst={index === 0}
                  isLast={index === entries.length - 1}
                  onMove={(by) => {
                    move(index, index + by);
                    focusLater(`[data-entry="${id}"]`);
                  }}
                  onRemove={() => {
                    remove(index);
                    focusLater('[data-add]');
                  }}
                />
              }
            >
              {children(index)}
            </EntrySet>
          </chakra.div>
        );
      })}
      <Button
        variant="outline"
        size="sm"
        justifySelf="start"
        data-add
        disabled={entries.length >= max}
        onClick={() => append(blankOf(of))}
      >
        <Plus aria-hidden size={16} />
        <span>{`Agregar ${item.toLocaleLowerCase('es')}`}</span>
      </Button>
    </chakra.div>
  );
}

const blankOf = (fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

/** Moves the focus after a change, because the pressed button has moved or is gone. */
function useFocusLater(frame: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    const selector = wanted.current;
    wanted.current = undefined;
    if (selector) frame.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  return (selector: string) => (wanted.current = selector);
}
