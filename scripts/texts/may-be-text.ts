import {
  isBinaryExpression,
  isConditionalExpression,
  isParenthesizedExpression,
  SyntaxKind,
  type BinaryExpression,
  type Node,
} from 'typescript/unstable/ast';
import { TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';

const textFlags =
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.Any |
  TypeFlags.Unknown;

/**
 * True if React may show a bare text for an expression. For `a && b` only b counts, because a shown
 * zero is never intended.
 */
export function mayBeText(expression: Node, checker: Checker): boolean {
  if (isParenthesizedExpression(expression)) return mayBeText(expression.expression, checker);
  if (isConditionalExpression(expression)) {
    const { whenTrue, whenFalse } = expression;
    return mayBeText(whenTrue, checker) || mayBeText(whenFalse, checker);
  }
  if (isAnd(expression)) return mayBeText(expression.right, checker);
  return holdsText(checker.getTypeAtLocation(expression), checker);
}

const isAnd = (node: Node): node is BinaryExpression =>
  isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;

/** True if an expression may give several texts, each with its own node. */
export function mayBeTexts(expression: Node, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(expression);
  return type !== undefined && itemsOf(type, checker).some((item) => holdsText(item, checker));
}

function holdsText(whole: Type | undefined, checker: Checker): boolean {
  const seen = new Set<number>();

  function isText(type: Type | undefined): boolean {
    if (type === undefined) return true;
    if (seen.has(type.id)) return false;
    seen.add(type.id);
    // React makes no node for an empty text.
    if (type.isStringLiteralType()) return type.value !== '';
    if (type.flags & textFlags) return true;
    if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isText);
    if (type.isTypeParameter()) return isText(checker.getBaseConstraintOfType(type));
    return itemsOf(type, checker).some(isText);
  }

  return isText(whole);
}

/** Returns the item types of a list. */
function itemsOf(type: Type, checker: Checker): readonly Type[] {
  if (!type.isTypeReference()) return [];
  const isList = checker.isArrayLikeType(type) || type.getSymbol()?.name === 'Iterable';
  return isList ? checker.getTypeArguments(type) : [];
}
