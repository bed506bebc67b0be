import {
  isArrowFunction,
  isBlock,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isReturnStatement,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';

/** Empty for other nodes. */
export function componentResults(node: Node): Node[] {
  const body = bodyOf(node);
  if (!body) return [];
  return isBlock(body) ? returned(body) : [body];
}

function bodyOf(node: Node) {
  if (isFunctionDeclaration(node)) return isComponentName(node.name) ? node.body : undefined;
  if (isMethodDeclaration(node)) return node.name.getText() === 'render' ? node.body : undefined;
  if (!isArrowFunction(node) || !isVariableDeclaration(node.parent)) return undefined;
  return isComponentName(node.parent.name) ? node.body : undefined;
}

const isComponentName = (name: Node | undefined) =>
  name !== undefined && isIdentifier(name) && /^[A-Z]/.test(name.text);

/** Ignores return statements of inner functions. */
function returned(block: Node) {
  const results: Node[] = [];
  const visit = (node: Node): void => {
    if (isReturnStatement(node) && node.expression) results.push(node.expression);
    const isOwn = !isArrowFunction(node) && !isFunctionDeclaration(node);
    if (isOwn && !isFunctionExpression(node)) node.forEachChild(visit);
  };
  visit(block);
  return results;
}
