// What the pictures to share have in common: paper of 1200 by 630, ink, fonts and cars.
import { bodyOf, liveryOf, outlines, type Livery } from './livery';

export type Canvas = CanvasRenderingContext2D;

export const width = 1200;
export const height = 630;
export const ink = '#2b2a28';
export const soft = '#5a5446';
const serif = 'Palatino, Georgia, "Liberation Serif", serif';
export const colours: Record<Livery, string> = {
  red: '#c5352b',
  blue: '#2d69ad',
  yellow: '#f2c230',
  grey: '#9a9a96',
  green: '#3d8f5a',
  white: '#fdfbf3',
};

export const margin = 30;

export function paper(canvas: Canvas): void {
  canvas.fillStyle = '#f6efdd';
  canvas.fillRect(0, 0, width, height);
  canvas.fillStyle = '#fffaf0';
  canvas.fillRect(margin, margin, width - 2 * margin, height - 2 * margin);
  canvas.strokeStyle = ink;
  canvas.lineWidth = 4;
  canvas.strokeRect(margin, margin, width - 2 * margin, height - 2 * margin);
}

export function useFont(canvas: Canvas, size: number): void {
  canvas.font = `${size >= 40 ? 'bold ' : ''}${size}px ${serif}`;
}

export function write(canvas: Canvas, text: string, x: number, y: number, size: number, most: number): void {
  useFont(canvas, size);
  canvas.fillText(text, x, y, most);
}

// Draws a car with its middle at `x` and its roof at `y`.
export function drawCar(canvas: Canvas, team: number, x: number, y: number, scale = 2): void {
  canvas.save();
  canvas.translate(x - 30 * scale, y);
  canvas.scale(scale, scale);
  canvas.fillStyle = colours[liveryOf(team)];
  canvas.strokeStyle = ink;
  canvas.lineWidth = 1.8;
  const body = new Path2D(outlines[bodyOf(team)]);
  canvas.fill(body);
  canvas.stroke(body);
  canvas.fillStyle = ink;
  for (const wheel of [15, 45]) {
    canvas.beginPath();
    canvas.arc(wheel, 26, 6, 0, 2 * Math.PI);
    canvas.fill();
  }
  canvas.restore();
}

export function picture(draw: (canvas: Canvas) => void): Promise<Blob> {
  const element = Object.assign(document.createElement('canvas'), { width, height });
  draw(element.getContext('2d')!);
  return new Promise((resolve, reject) =>
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
