import type { Texts } from './en.js'

export const messages: Texts['messages'] = {
  problems: {
    invalid_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    missing_token: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an.',
    invalid_token: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an.',
    token_expired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an.',
    wrong_password: 'Das aktuelle Passwort ist falsch.',
    weak_password: 'Das neue Passwort ist zu kurz oder zu leicht zu erraten.',
    port_not_found: 'Diesen Hafen gibt es nicht. Wählen Sie einen anderen.',
    no_route: 'Zwischen diesen beiden Orten gibt es keine Seeroute.',
    no_route_closed: 'Alle Seerouten zwischen diesen Orten sind gesperrt: {names}.',
    point_on_land: '{end}: zu weit von schiffbarem Gewässer entfernt.',
    point_on_land_near:
      '{end}: {km} km von schiffbarem Gewässer entfernt; erlaubt sind höchstens {max} km.',
    quota_exceeded:
      'Ihre {limit} Abfragen für heute sind verbraucht. Ein neues Kontingent gibt es ab {time}.',
    quota_too_small:
      'Dafür sind {needed} Abfragen nötig; heute sind noch {left} von {limit} übrig.',
    rate_limited: 'Zu viele Anfragen. Versuchen Sie es in {seconds} s erneut.',
    too_many_login_attempts: 'Zu viele falsche Passwörter. Versuchen Sie es in {seconds} s erneut.',
    overloaded: 'Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.',
    deadline_exceeded: 'Die Berechnung hat zu lange gedauert. Versuchen Sie es gleich noch einmal.',
    storage_unavailable:
      'Der Dienst hat ein Problem mit seiner Datenbank. Versuchen Sie es gleich noch einmal.',
    internal_error: 'Im Dienst ist ein Fehler aufgetreten.',
    emissions_unavailable: 'Dieser Dienst hat keine Emissionsfaktoren.',
    no_compatible_factor:
      'Kein Emissionsfaktor passt zu Schiff, Kraftstoff und Verfahren. Ändern Sie eines davon.',
    validation_failed: 'Einige Angaben sind ungültig.',
    matrix_too_large: 'Diese Matrix ist zu groß für den Dienst. Verwenden Sie weniger Orte.',
    malformed_request: 'Der Dienst hat die Anfrage nicht verstanden. Laden Sie die Seite neu.',
    login_required:
      'Ein Schlüssel genügt dafür nicht. Melden Sie sich mit E-Mail-Adresse und Passwort an.',
    login_disabled: 'Dieser Dienst hat keine Anmeldung. Laden Sie die Seite neu.',
    no_accounts:
      'Dieser Dienst hat keine Konten und speichert daher nichts für Sie. Laden Sie die Seite neu.',
    insufficient_scope:
      'Dieser Schlüssel darf das nicht berechnen. Verwenden Sie einen mit weiteren Rechten.',
    not_found:
      'Der Dienst kennt diese Funktion nicht. Vielleicht läuft eine andere Version: Laden Sie die Seite neu.',
    key_not_found: 'Diesen Schlüssel gibt es nicht mehr.',
    session_not_found: 'Diese Anmeldung gibt es nicht mehr.',
    plan_not_found:
      'Diesen Plan gibt es nicht, oder er wird nicht mehr geteilt. Bitten Sie um einen neuen Link.',
    too_many_plans:
      'Sie haben zu viele Pläne gespeichert. Löschen Sie einen, den Sie nicht brauchen.',
    route_not_found: 'Zwischen diesen Häfen ist keine Route veröffentlicht.',
    method_not_allowed:
      'Der Dienst kennt diese Funktion nicht. Vielleicht läuft eine andere Version: Laden Sie die Seite neu.',
    request_timeout: 'Die Verbindung war zu langsam. Versuchen Sie es noch einmal.',
    idempotency_in_progress: 'Diese Anfrage wird bereits bearbeitet. Warten Sie einen Moment.',
    payload_too_large: 'Diese Anfrage ist zu groß. Verwenden Sie weniger oder einfachere Angaben.',
    unsupported_media_type: 'Der Dienst hat die Anfrage nicht verstanden. Laden Sie die Seite neu.',
    invalid_json: 'Der Dienst hat die Anfrage nicht verstanden. Laden Sie die Seite neu.',
    too_many_keys:
      'Das Konto hat zu viele Schlüssel. Widerrufen Sie einen, den Sie nicht verwenden.',
    matrix_empty: 'Geben Sie auf jeder Seite mindestens einen Ort ein.',
    invalid_idempotency_key:
      'Der Dienst hat die Anfrage nicht verstanden. Laden Sie die Seite neu.',
    idempotency_key_reused: 'Der Dienst hat die Anfrage nicht verstanden. Laden Sie die Seite neu.',
    point_forbidden:
      '{end}: Der Ort liegt in einem Gebiet, das Sie gesperrt haben. Verschieben Sie den Ort oder das Gebiet.',
    headers_too_large: 'Die Anfrage war zu lang. Laden Sie die Seite neu.',
    caller_gone: 'Die Verbindung ist abgebrochen. Versuchen Sie es noch einmal.',
    mail_not_configured:
      'Dieser Dienst kann keine E-Mails versenden. Bitten Sie den Betreiber um ein neues Passwort.',
    starting: 'Der Dienst startet noch. Es geht weiter, sobald er bereit ist.',
    stopping: 'Der Dienst wird beendet. Versuchen Sie es gleich noch einmal.',
  },
  faults: {
    required: 'fehlt',
    out_of_range: 'liegt außerhalb des zulässigen Bereichs',
    not_allowed: 'ist nicht verfügbar',
    port_not_found: 'ist kein bekannter Hafen',
    point_on_land: 'liegt zu weit von schiffbarem Gewässer entfernt',
    point_forbidden: 'liegt in einem gesperrten Gebiet',
    no_route: 'lässt keine Route mehr zu',
    ambiguous_location: 'ist doppelt angegeben',
    contradiction: 'nennt einen anderen Ort als seine Koordinaten',
    invalid_type: 'hat das falsche Format',
    not_finite: 'ist keine Zahl',
    too_long: 'ist zu lang',
    too_short: 'ist zu kurz',
    unknown_field: 'ist diesem Dienst unbekannt',
    wrong_location_form: 'hat das falsche Format',
    other: 'kann nicht verwendet werden',
  },
  warnings: {
    snapped: '{end}: um {km} km in das nächste schiffbare Gewässer verschoben.',
    seasonal_ice:
      'Auf einem Teil der Route liegt zu dieser Zeit in den meisten Jahren Eis. Erkundigen Sie sich beim Eisdienst; die Route weicht Eis nicht aus.',
    polar_waters:
      'Ein Teil der Route liegt südlich von 60° S, wo zu jeder Jahreszeit Eis vorkommt. Die Route weicht Eis nicht aus.',
    arctic_detour:
      'Der kürzeste Weg führt mitten durch das Nordpolarmeer, dessen Eis für jedes Schiff gesperrt ist. Die Route umfährt es.',
    south_limit:
      'Die Route bleibt nördlich der üblichen Grenze im Südpolarmeer (Eis) und ist deshalb länger.',
    past_departure: 'Die Abfahrt liegt in der Vergangenheit. Es gelten die Regeln dieses Tages.',
    maybe_swapped: '{end}: Breite und Länge sind vielleicht vertauscht.',
    limit_reduced:
      'Die Liste ist auf die höchste Zahl von Einträgen gekürzt, die der Dienst liefert.',
    unknown_size_class: 'Die Größenklasse ist unbekannt und wurde nicht verwendet.',
    vessel_assumed: 'Es ist kein Schiff gewählt. Die Werte gelten für ein angenommenes Schiff.',
    speed_above_ship:
      'Das angenommene Schiff erreicht diese Geschwindigkeit nicht. Verbrauch und Emissionen gelten für volle Leistung; wählen Sie eine Größenklasse oder geben Sie den Verbrauch pro Tag an.',
    emissions_not_calculated:
      'Verbrauch und Emissionen konnten für dieses Schiff nicht berechnet werden.',
    emissions_unavailable:
      'Verbrauch und Emissionen fehlen: Dieser Dienst hat keine Emissionsfaktoren.',
    cargo_assumed: 'Es ist keine Ladung angegeben. Die Werte gelten für eine Tonne.',
    reefer_not_running: 'Es wird angenommen, dass der Kühlcontainer ausgeschaltet ist.',
    size_not_used: 'Für diese Schiffsgröße gibt es keinen Wert; der Mittelwert wird verwendet.',
    whole_voyage:
      'Ohne Angabe der Schiffskapazität gilt die Summe für die ganze Reise, nicht für die Ladung.',
    cargo_exceeds_capacity:
      'Die Ladung übersteigt die Kapazität des Schiffs; es gilt als voll beladen.',
    pack_not_used:
      'Die Daten des Betreibers enthalten keinen Wert für dieses Schiff; ein offener Faktor wird verwendet.',
    fuel_type_not_used:
      'Dieser Faktor ist ein Mittelwert über alle Kraftstoffe; die Kraftstoffsorte wirkt sich nicht aus.',
    size_unknown:
      '{place} ist für größere Schiffe gesperrt. Geben Sie die Größe des Schiffs an, damit die Route sie berücksichtigt.',
    inland_route_unreliable:
      'Die Route folgt Flüssen auf einem Weg, den Schiffe nicht nehmen. Verlassen Sie sich nicht auf diese Strecke.',
    closed_by_vessel: '{place} ist für dieses Schiff gesperrt, weil es zu groß ist.',
    exceeds_limit: 'Das Schiff überschreitet einen Grenzwert dieser Durchfahrt: {place}.',
    shallow_water: '{place} ist für dieses Schiff zu flach.',
    shallow_area:
      '{place}: Die Route führt über Wasser, das für dieses Schiff zu flach ist. Prüfen Sie die Seekarte.',
    area_not_avoided:
      'Ein Teil der Route liegt in einem Gebiet, das gemieden werden soll: Es gibt keine Ausweichroute oder nur eine viel längere.',
    contradiction:
      'Zwei Angaben widersprechen sich: Sperren hat Vorrang vor Erlauben, und die ID eines Hafens vor seinem Namen oder Code.',
    carbon_year_differs:
      'Für die CO₂-Kosten gelten die Regeln eines anderen Jahres als dem der Abfahrt.',
    not_sustainable:
      'Das Zertifikat überschreitet den Grenzwert eines nachhaltigen Kraftstoffs: Die Klimagesetze zählen ihn als fossil.',
    certificate_unproven:
      'Ein Zertifikat ohne Nummer und System beweist nichts: Die Klimagesetze zählen den Kraftstoff als fossil.',
    evidence_not_used: 'Der Nachweis macht den Kraftstoff nicht zu Primärdaten.',
    factor_row_of_other_type: 'Der gewählte Faktor gilt für einen anderen Schiffstyp.',
    ship_year_differs: 'Die Werte des Schiffs sind aus einem anderen Jahr als die Abfahrt.',
    cooling_not_included: 'Der Vorgabewert gilt für trockene Ladung: Kühlung ist nicht enthalten.',
    factor_year_differs:
      'Der veröffentlichte Faktor stammt aus einem späteren Jahr als die Abfahrt; eine Änderung seither ist im Wert nicht enthalten.',
    chain_gap: 'Eine Seestrecke beginnt nicht dort, wo die vorige endet.',
    carbon_scope_unknown:
      'CO₂-Kosten lassen sich nur zwischen zwei Häfen berechnen, nicht für Positionen.',
    cargo_on_board_assumed:
      'Die Ladung an Bord ist nicht bekannt; ein üblicher Anteil der Kapazität wird angenommen.',
    ship_not_in_table: 'Die Tabelle des Betreibers enthält dieses Schiff nicht.',
    slow_speed:
      'Diese Geschwindigkeit liegt unter der halben Höchstgeschwindigkeit; dort ist die Schätzung unsicherer.',
    not_used: 'Eine Angabe wird von diesem Verfahren nicht verwendet.',
    fuel_not_used: 'Der angegebene Kraftstoff wird von diesem Verfahren nicht verwendet.',
    unknown_fuel_type: 'Die Kraftstoffsorte ist unbekannt und wurde nicht verwendet.',
    imo_check_digit: 'Die Prüfziffer der IMO-Nummer ist falsch.',
    framework_version_differs:
      'Die Werte des Betreibers beruhen auf einer anderen Version des GLEC Frameworks.',
    reefer_contradiction:
      'Der Container hat kein Kühlaggregat; Strom dafür wird trotzdem angerechnet.',
    part_of_a_container: 'Die TEU ergeben keine ganze Zahl von Containern dieses Typs.',
    shortest_distance_assumed: 'Es wird angenommen, dass die Entfernung die kürzeste mögliche ist.',
    unknown_container_type:
      'Der Containertyp ist unbekannt; ein Trockencontainer mit durchschnittlicher Beladung wird angenommen.',
    tonnes_per_teu: 'Die Masse je TEU ist ungewöhnlich. Ist sie in Tonnen angegeben?',
    unusual_size: 'Die Schiffsgröße ist für diesen Schiffstyp ungewöhnlich.',
    unusual_load:
      'Bei dieser Auslastung wäre das Schiff fast leer. Ist sie als Anteil angegeben, nicht in Prozent?',
    reefer_on_bulk:
      'Dieser Schiffstyp hat keine Kühlanschlüsse; Strom für Kühlung wird nicht angerechnet.',
    no_distance: 'Die Entfernung zwischen Start und Ziel ist null.',
    distance_below_great_circle:
      'Die Entfernung ist kürzer als die Großkreisentfernung. Ist sie in km angegeben?',
    distance_very_long: 'Die Entfernung ist ungewöhnlich groß. Ist sie in km angegeben?',
    adjustment_of_short_leg:
      'Die Entfernungsanpassung ist ein Mittelwert für Überseereisen; bei kurzen Reisen sagt sie wenig aus.',
    fuel_against_distance:
      'Die Kraftstoffmenge passt nicht zur Entfernung. Ist sie in Tonnen angegeben?',
  },
  steps: {
    mass_tonnes: 'Masse',
    teu: 'Container',
    adjusted_km: 'Angepasste Entfernung',
    transport_activity: 'Transportleistung',
    sailed_activity: 'Transportleistung auf der tatsächlichen Strecke',
    eca_activity: 'Transportleistung in Überwachungsgebieten',
    main_load: 'Last der Hauptmaschine',
    sea_hours: 'Stunden auf See',
    km_per_day: 'Strecke pro Tag',
    fuel_t_per_day: 'Verbrauch pro Tag',
    kg: 'Kraftstoff',
    fuel_kg: 'Kraftstoff',
    fuel_g: 'Kraftstoff je Transportleistung',
    co2_g: 'CO₂ je Transportleistung',
    ttw_g: 'Tank-to-Wake je Transportleistung',
    wtt_g: 'Well-to-Tank je Transportleistung',
    ttw_kg: 'Tank-to-Wake',
    wtt_kg: 'Well-to-Tank',
    wtw_kg: 'Well-to-Wake',
    ttw_per_kg: 'Tank-to-Wake je kg Kraftstoff',
    wtt_per_kg: 'Well-to-Tank je kg Kraftstoff',
    cargo_share: 'Anteil der Ladung',
    ship_share: 'Anteil der Ladung am Schiff',
  },
  stepParts: {
    eca: 'In Überwachungsgebieten',
    fuel: 'Kraftstoff {number}',
    lower: 'Kleinere Klasse',
    upper: 'Größere Klasse',
    sea: 'Auf See',
    control_areas: 'Kraftstoffwechsel in Überwachungsgebieten',
    origin_port: 'Abgangshafen',
    destination_port: 'Bestimmungshafen',
    shore_power: 'Landstrom',
    canals: 'Kanäle',
    reefer: 'Kühlung',
    cargo: 'Ladung',
  },
  unitWords: { fuel: 'Kraftstoff', day: 'Tag' },
}
