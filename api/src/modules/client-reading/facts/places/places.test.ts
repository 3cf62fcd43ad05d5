import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parsePage } from '../../page/parse-page.ts';
import { placesOf } from './places.ts';

const placesIn = (html: string) =>
  placesOf([parsePage({ url: 'https://acme.example/', html })]).map(({ value }) => value.text);

describe('places of a company', () => {
  it('[CLAI-19] are read from addresses with post codes of many countries', () => {
    for (const [line, place] of [
      ['Pune, Maharashtra 411045', 'Pune, Maharashtra'],
      ['Bengaluru - 560092', 'Bengaluru'],
      ['83, Hingna Road, Nagpur 440 016', 'Hingna Road, Nagpur'],
      ['Hauppauge, NY 11788', 'Hauppauge'],
      ['Unit 3, 400 Guelph St Georgetown, Ontario L7G 0J2', 'Georgetown, Ontario'],
      ['Carrer Sant Pau 82 A, Figueres - 17600', 'Figueres'],
      ['Calle Olmo 3, Leganés, 28970, Madrid', 'Leganés, Madrid'],
      ['CARRER DEL SOL, 1 43761<br>LA POBLA DE MONTORNÈS', 'LA POBLA DE MONTORNÈS'],
    ])
      expect([line, placesIn(`<p>${line}</p>`)]).toEqual([line, expect.arrayContaining([place])]);
  });

  it('[CLAI-19] are not read from numbers that are no post code', () => {
    for (const line of [
      'Saturnino Sarassa 357 Este',
      'eVA ID: SUP315695',
      'Registro Mercantil, hoja M-293012',
      'Festival 2024 Girona',
    ])
      expect([line, placesIn(`<p>${line}</p>`)]).toEqual([line, []]);
  });

  it('[CLAI-19] stand under a label, or right behind one', () => {
    expect(placesIn('<h4>Dirección</h4><p>Carrera 45 #55-33, Barranquilla</p>')).toEqual([
      expect.stringContaining('Barranquilla'),
    ]);
    expect(placesIn('<p><span>Ubicación</span><span>Las Palmas, Islas Canarias</span></p>')).toEqual([
      'Las Palmas,  Islas Canarias',
    ]);
    expect(placesIn('<p>Domicilio: Jr. Cruz 140, Lima-Perú</p>')).toEqual([
      expect.stringContaining('Lima,  Perú'),
    ]);
    expect(placesIn('<h4>Address</h4><p>Before calling, please keep your details handy for us.</p>')).toEqual(
      [],
    );
  });

  it('[CLAI-19] stand beside how the company is reached, and before the name of a country', () => {
    const mail = '<p>info@acme.example</p>';
    expect(placesIn(`<p>Tàrrega, Lleida</p>${mail}`)).toEqual(['Tàrrega, Lleida']);
    expect(placesIn(`<p>Presidente Illia 756, Concordia, Entre Ríos</p>${mail}`)).toEqual([
      'Concordia, Entre Ríos',
    ]);
    expect(placesIn(`<p>Bogotá Calle 93 N 14 - 20</p>${mail}`)).toEqual(['Bogotá']);
    expect(placesIn('<p>Tàrrega, Lleida</p>')).toEqual([]);
    expect(placesIn('<p>Kampala, Uganda</p>')).toEqual(['Kampala, Uganda']);
    expect(placesIn('<p>Director, Acme Research, India</p>')).toEqual([]);
  });

  it('[CLAI-19] are told apart from their regions, and are no countries', () => {
    expect(placesIn('<p>We are based in Newport News, Virginia</p>')).toEqual(['Newport News, Virginia']);
    expect(placesIn('<p>Offices in Madrid, Barcelona and Vic</p>')).toEqual(['Madrid', 'Barcelona', 'Vic']);
    expect(placesIn('<p>Acme, located in Benin</p>')).toEqual([]);
    expect(placesIn('<p>Acme, located in Singapore</p>')).toEqual(['Singapore']);
  });

  it('[CLAI-19] are not those of whoever hosts the site or judges about it', () => {
    expect(placesIn('<p>Alojamiento: Hostalia, Calle Nueva 1, 48009 Bilbao</p>')).toEqual([]);
    expect(placesIn('<p>Los tribunales de la ciudad de Figueres.</p>')).toEqual([]);
  });
});
