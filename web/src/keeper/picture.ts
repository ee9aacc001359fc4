// The pad as a picture of 1200 by 630: the totals of every team, large enough for a thumbnail, and the hands below.
import { settings, t } from '../app/settings.svelte';
import { bodyOf, liveryOf, outlines, type Livery } from '../art/livery';
import { outcome } from '../game/narrate';
import { teamName, type Company } from '../game/people';
import type { Keeper } from './keeper.svelte';

const width = 1200;
const height = 630;
const ink = '#2b2a28';
const soft = '#5a5446';
const serif = 'Palatino, Georgia, "Liberation Serif", serif';
const colours: Record<Livery, string> = {
  red: '#c5352b',
  blue: '#2d69ad',
  yellow: '#f2c230',
  grey: '#9a9a96',
  green: '#3d8f5a',
  white: '#fdfbf3',
};
const mostRows = 6; // of hands that fit

function paper(canvas: CanvasRenderingContext2D): void {
  canvas.fillStyle = '#f6efdd';
  canvas.fillRect(0, 0, width, height);
  canvas.fillStyle = '#fffaf0';
  canvas.fillRect(30, 30, width - 60, height - 60);
  canvas.strokeStyle = ink;
  canvas.lineWidth = 4;
  canvas.strokeRect(30, 30, width - 60, height - 60);
}

function write(canvas: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, most: number): void {
  canvas.font = `${size >= 40 ? 'bold ' : ''}${size}px ${serif}`;
  canvas.fillText(text, x, y, most);
}

function drawCar(canvas: CanvasRenderingContext2D, team: number, x: number, y: number): void {
  canvas.save();
  canvas.translate(x - 60, y);
  canvas.scale(2, 2);
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

export async function pictureOf({ scores, standing }: Keeper, company: Company): Promise<Blob> {
  const element = Object.assign(document.createElement('canvas'), { width, height });
  const canvas = element.getContext('2d')!;
  const figure = new Intl.NumberFormat(settings.language);
  paper(canvas);
  canvas.textAlign = 'center';
  canvas.fillStyle = ink;
  write(canvas, standing.over ? outcome(company, standing.leaders) : 'Mille Bornes', width / 2, 86, 44, width - 120);
  const room = (width - 260) / company.teams;
  const middle = (team: number): number => 200 + (team - 0.5) * room;
  for (let team = 1; team <= company.teams; ++team) {
    drawCar(canvas, team, middle(team), 102);
    canvas.fillStyle = ink;
    write(canvas, teamName(company, team), middle(team), 208, 36, room - 20);
    write(canvas, figure.format(standing.totals[team - 1]!), middle(team), 290, 84, room - 20);
  }
  const first = Math.max(0, scores.length - mostRows);
  scores.slice(first).forEach((hand, i) => {
    const y = 350 + i * 42;
    canvas.strokeStyle = '#cbbd98';
    canvas.lineWidth = 1;
    canvas.strokeRect(60, y - 30, width - 120, 42);
    canvas.fillStyle = soft;
    canvas.textAlign = 'left';
    write(canvas, t('table.hand-number', { figure: first + i + 1 }), 76, y, 28, 130);
    canvas.textAlign = 'center';
    for (const { team, total } of hand) write(canvas, figure.format(total), middle(team), y, 28, room);
  });
  return await new Promise((resolve, reject) =>
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
