type Drawn = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Canvases for pdf.js, which otherwise creates them with a document. */
export class WorkerCanvasFactory {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Drawn, width: number, height: number) {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(drawn: Drawn) {
    this.reset(drawn, 0, 0);
    drawn.canvas = null;
    drawn.context = null;
  }
}

/**
 * pdf.js creates filters in a document, which workers lack. A page with a luminosity mask would
 * show its hidden content, so it is not drawn.
 */
export class WorkerFilterFactory {
  readonly addFilter = refuse;
  readonly addAlphaFilter = refuse;
  readonly addLuminosityFilter = refuse;

  destroy() {}
}

function refuse(): never {
  throw new Error('pdf.js filters are not available in a worker.');
}
