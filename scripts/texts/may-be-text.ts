import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

const texts =
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.Any |
  TypeFlags.Unknown;

/** Whether React may render a value of this type as bare text, alone or in a list. */
export function mayBeText(type: Type | undefined, checker: Checker): boolean {
  const seen = new Set<number>();

  function isText(part: Type | undefined): boolean {
    if (part === undefined) return true;
    if (seen.has(part.id)) return false;
    seen.add(part.id);
    if (part.isStringLiteralType()) return part.value !== '';
    if (part.flags & texts) return true;
    if (part.isUnionType() || part.isIntersectionType()) return part.getTypes().some(isText);
    if (part.isTypeParameter()) return isText(checker.getBaseConstraintOfType(part));
    return itemsOf(part, checker).some(isText);
  }

  return isText(type);
}

/** The types of what a list holds. */
function itemsOf(type: Type, checker: Checker): readonly Type[] {
  if (!type.isTypeReference()) return [];
  const isList = checker.isArrayLikeType(type) || type.getSymbol()?.name === 'Iterable';
  return isList ? checker.getTypeArguments(type).slice(0, 1) : [];
}
